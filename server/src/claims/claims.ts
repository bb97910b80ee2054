/** The entry of claims: the figures and reviews the house shows of itself, each with its evidence. */
export { bringFile } from './bring-file.ts'
export {
  type ClaimRow,
  deleteClaim,
  enterClaim,
  listClaims,
  proveClaim,
  publishClaim,
  withdrawClaim,
} from './keep.ts'
export { openToldClaims } from './told.ts'
