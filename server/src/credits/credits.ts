/** The entry of credits. */
export {
  balanceAlong,
  balanceOf,
  creditsOfOrder,
  enterForHouse,
  giveCredits,
  isOverdraft,
  takeCredits,
} from './entries.ts'
export { changePackPrice, findCreditPack } from './packs.ts'
export { findCreditsLeft, takeBackCredits } from './take-back.ts'
