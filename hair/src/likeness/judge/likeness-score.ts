import { smoothstep } from '../../pixels/smoothstep.ts'

/**
 * Set on 240 pairs of one woman and 1 711 of two: what is like her to the full, and what is not at all. Of pairs of one,
 * all score 0.56 and more, of pairs of two 8 in 100 score 0.5.
 */
const DRIFT = { like: 0.012, unlike: 0.036 } as const
const SKIN = { like: 0.04, unlike: 0.12 } as const
/** See `sharpness`: her sharpest photos have 1, an upload below 0.2 is refused. */
const SHARP = { none: 0.1, full: 0.35 } as const
/** OKLab; a step of 0.02 is just seen. Both sides of a worse one are delivered apart, so it never counts for nothing. */
const SEAM = { unseen: 0.05, seen: 0.12, worst: 0.5 } as const

/** What decides. */
export const SCORE_LIMITS = {
  /** From here on a picture is delivered. */
  deliver: 0.5,
  /** From here on another seed of the same wish may do: another draw moves the score by about a quarter. */
  redo: 0.2,
} as const

export interface ScoredPicture {
  /** See `drift`. */
  drift: number
  /** See `skinDifference`; null where it cannot be said, and then it does not count. */
  skin: number | null
  /** See `sharpness`. */
  sharpness: number
  /** See `seamError`; 0 where nothing was laid. */
  seam: number
}

/** How like her, and how clean, a picture is: 0 (another woman, or a smear) to 1. */
export function likenessScore({ drift, skin, sharpness, seam }: ScoredPicture): number {
  const shape = smoothstep(DRIFT.unlike, DRIFT.like, drift)
  const colour = skin === null ? 1 : smoothstep(SKIN.unlike, SKIN.like, skin)
  const sharp = smoothstep(SHARP.none, SHARP.full, sharpness)
  const clean = 1 - SEAM.worst * smoothstep(SEAM.unseen, SEAM.seen, seam)
  return shape * colour * sharp * clean
}
