/** The entry of photos. */

export { checkAgain } from './check-again.ts'
export { withdrawDeclaration } from './declaration.ts'
export { CHECK_PHOTO } from './jobs.ts'
export { ensurePossible, lendEnginePhotos, lendPhotosThatTell, readAhead } from './possible-style.ts'
export { PhotoRefused, prepareUpload, writeSent } from './prepare-upload.ts'
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
