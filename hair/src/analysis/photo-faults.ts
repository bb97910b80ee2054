import { faceFrame, lean } from '../face/face-frame.ts'
import type { Portrait } from '../face/frame-portrait.ts'
import { matteFaults } from '../matte/measures/matte-faults.ts'
import type { Analysis } from './analyse.ts'

export const PHOTO_LIMITS = {
  /** Enlarged more than this, a face is a blur. */
  maxEnlargement: 3.2,
  /** Radians the head may lean: hair hangs, and the models think of upright heads. */
  maxLean: 0.5,
} as const

/** What speaks against a portrait, whatever its hair. */
export function faultOfPortrait({ scale, face }: Portrait): 'face_too_small' | 'head_tilted' | null {
  if (scale > PHOTO_LIMITS.maxEnlargement) return 'face_too_small'
  return Math.abs(lean(faceFrame(face))) > PHOTO_LIMITS.maxLean ? 'head_tilted' : null
}

/** What speaks against the matte of a photo, whatever is done with it. */
export const faultOfMatte = ({
  masks,
  measures,
}: Pick<Analysis, 'masks' | 'measures'>): 'matte_untrusted' | null =>
  matteFaults(masks.quality, measures).length ? 'matte_untrusted' : null
