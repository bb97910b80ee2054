/** The entry of photos. */
export { ensurePossible, lendEnginePhotos, lendPhotosThatTell } from './possible-style.ts'
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
