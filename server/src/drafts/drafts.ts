/** The door of drafts. */
export { describeDraft } from './describe.ts'
export { closeDraft, type DraftRow, findOpenDraft, holdOpenDraft, openDraft } from './queries.ts'
