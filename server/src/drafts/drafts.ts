/** The door of drafts. */
export { closeDraft, type DraftRow, findOpenDraft, holdOpenDraft } from './queries.ts'
