/** The door of transformations. */
export { createTransformation } from './create.ts'
export { endEarly, holdRun } from './end-early.ts'
export { GENERATE, GIVE_UP } from './generate-job.ts'
export type { MoneyBack } from './money-back.ts'
export { noteUnpaid } from './note-unpaid.ts'
export { findTransformationOfOrder } from './queries.ts'
