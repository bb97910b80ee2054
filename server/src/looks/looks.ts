/** The entry of looks: pictures of hair that may be transplanted, with what lets the house use them. */
export { addLook, type NewLook } from './add.ts'
export { CHECK_LOOK, checkLook, checkWaitingLooks } from './check.ts'
export {
  askCheck,
  deleteLook,
  findLookPicture,
  type LookRow,
  licenseLook,
  listLooks,
  publishLook,
  withdrawLook,
} from './keep.ts'
export { PublishedLooks } from './published.ts'
