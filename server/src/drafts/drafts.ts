/** The door of drafts. */
export { type DraftPhotos, describeDraft } from './describe.ts'
export { closeDraft, type DraftRow, findOpenDraft, holdOpenDraft, openDraft, touchDraft } from './queries.ts'
