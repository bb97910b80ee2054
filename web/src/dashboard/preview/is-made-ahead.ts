import { countPhotos } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'

/**
 * Whether what step 2 shows is made while she is still at step 1: from one good photo on, and while none is being
 * checked. Somebody looks at the checks, and a photo read beside them is not there any sooner.
 */
export const isMadeAhead = (photos: readonly Pick<Photo, 'verdicts'>[]): boolean =>
  countPhotos(photos) > 0 && photos.every(({ verdicts }) => verdicts !== null)
