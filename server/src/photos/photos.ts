/** The door of photos. */
export { enginePhotosOf, ensurePossible } from './possible-style.ts'
export { describePhoto, findPhoto, hintsFor, type PhotoRow, photoRowsOf, photosOf } from './queries.ts'
