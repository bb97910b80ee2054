/** The door of photos. */
export { enginePhotosOf, ensurePossible } from './possible-style.ts'
export { draftPhotosOf, findPhoto, type PhotoRow, photoRowsOf, photosOf } from './queries.ts'
