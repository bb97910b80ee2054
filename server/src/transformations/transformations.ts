/** The door of transformations. */
export { createTransformation } from './create.ts'
export { GENERATE } from './generate-job.ts'
export { findTransformationOfOrder } from './queries.ts'
