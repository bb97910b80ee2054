/** The door of photos. */
export { enginePhotosOf, ensurePossible } from './possible-style.ts'
export {
  addPhotos,
  draftPhotosOf,
  findPhoto,
  type PhotoRow,
  photoRowsOf,
  photosOf,
  removePhotos,
  removePhotosOf,
} from './queries.ts'
