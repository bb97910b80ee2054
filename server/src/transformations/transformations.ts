/** The door of transformations. */
export { createTransformation } from './create.ts'
export { endEarly } from './end-early.ts'
export { GENERATE, GIVE_UP } from './generate-job.ts'
export { noteUnpaid } from './note-unpaid.ts'
export { findTransformationOfOrder, imageRowsOf, listTransformations } from './queries.ts'
export { imageName } from './send-zip.ts'
