/** The door of credits. */
export { balanceOf, creditsOfOrder, giveCredits, holdAccount, isOverdraft, takeCredits } from './entries.ts'
export { findCreditPack } from './packs.ts'
export { findCreditsLeft, takeBackCredits } from './take-back.ts'
