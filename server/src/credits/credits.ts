/** The entry of credits. */
export { balanceAlong, balanceOf, creditsOfOrder, giveCredits, isOverdraft, takeCredits } from './entries.ts'
export { findCreditPack } from './packs.ts'
export { findCreditsLeft, takeBackCredits } from './take-back.ts'
