/** A transformation is made from exactly this many photos. */
export const PHOTOS_PER_TRANSFORMATION = 15
/** … but her free first image is made from those she has: so few are enough (product rule 3). */
export const PHOTOS_FOR_FIRST_FREE = 1
/** At most this many files in one upload. */
export const PHOTOS_PER_UPLOAD = 15
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024
/** Refused from the header, before one pixel is decoded. */
export const PHOTO_MAX_PIXELS = 50_000_000

/** Source photos live this long after the delivery (product rule 22), and a draft nobody touches as long. */
export const PHOTO_RETENTION_DAYS = 30
export const IDLE_DRAFT_DAYS = 30

/** A person may choose these; HEIC and WebP are converted in the browser before they leave it (product rule 11). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const

/** Why a file never becomes a photo. Nothing of it is kept. */
export const PHOTO_REFUSALS = [
  'photo_format',
  'photo_unreadable',
  'photo_too_heavy',
  'photo_too_many_pixels',
  'photos_full',
] as const
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]

/** What the check says of a photo that was kept. */
export const PHOTO_ERRORS = [
  'no_face',
  'many_faces',
  'blurry',
  'too_small',
  'damaged',
  'hair_hidden',
  // Of the check itself, which failed every time: she is not left waiting.
  'unchecked',
] as const
export const PHOTO_WARNINGS = ['backlit', 'low_light', 'cropped', 'duplicate'] as const
export const PHOTO_VERDICTS = [...PHOTO_ERRORS, ...PHOTO_WARNINGS] as const
export type PhotoVerdict = (typeof PHOTO_VERDICTS)[number]

export type PhotoLevel = 'checking' | 'ok' | 'warning' | 'error'

const isError = (verdict: PhotoVerdict): boolean => (PHOTO_ERRORS as readonly string[]).includes(verdict)

/** An error asks for another photo; a warning only advises. `null` verdicts: the check is still running. */
export function photoLevel(verdicts: readonly PhotoVerdict[] | null): PhotoLevel {
  if (verdicts === null) return 'checking'
  if (verdicts.some(isError)) return 'error'
  return verdicts.length > 0 ? 'warning' : 'ok'
}

/** Errors do not count towards the 15, warnings do (product rule 11); a photo still being checked does not yet. */
export const photoCounts = (verdicts: readonly PhotoVerdict[] | null): boolean =>
  photoLevel(verdicts) === 'ok' || photoLevel(verdicts) === 'warning'

export const countPhotos = (photos: readonly { verdicts: readonly PhotoVerdict[] | null }[]): number =>
  photos.filter((photo) => photoCounts(photo.verdicts)).length

/** How many more photos a draft with these verdicts needs. */
export const photosMissing = (
  photos: readonly { verdicts: readonly PhotoVerdict[] | null }[],
  needed: number = PHOTOS_PER_TRANSFORMATION,
): number => Math.max(0, needed - countPhotos(photos))
