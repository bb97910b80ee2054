/** The door of transformations. */
export { createTransformation } from './create.ts'
export { GENERATE, GIVE_UP } from './generate-job.ts'
export { findTransformationOfOrder } from './queries.ts'
