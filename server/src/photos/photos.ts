/** The door of photos. */
export { describePhoto, findPhoto, hintsFor, type PhotoRow, photoRowsOf, photosOf } from './queries.ts'
