/** The door of photos. */
export { findPhoto, type PhotoRow, photoRowsOf, photosOf } from './queries.ts'
