import { countPhotos } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'

/** So many good ones are enough to choose the one that is shown, while the others are still being checked. */
const ENOUGH_TO_BEGIN = 5

/**
 * What is made for step 2 while she is still at step 1. The best photo is read (`photo`) beside the last checks, which
 * leave a thread to it; all else (`all`) waits until none is being checked: she looks at the checks.
 */
export type MadeAhead = 'nothing' | 'photo' | 'all'

export function madeAhead(photos: readonly Pick<Photo, 'verdicts'>[]): MadeAhead {
  const good = countPhotos(photos)
  if (good > 0 && photos.every(({ verdicts }) => verdicts !== null)) return 'all'
  return good >= ENOUGH_TO_BEGIN ? 'photo' : 'nothing'
}
