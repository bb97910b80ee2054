/** The entry of drafts. */
export { type DraftPhotos, describeDraft } from './describe.ts'
export {
  beginAgain,
  closeDraft,
  type DraftRow,
  findOpenDraft,
  forgetDraftName,
  holdDraft,
  holdOpenDraft,
  openDraft,
  touchDraft,
} from './queries.ts'
