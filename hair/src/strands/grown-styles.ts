import { baredBy } from '../plate/bared.ts'
import type { Ground } from '../plate/survey.ts'
import { groomOfStyle } from './grooms/groom-of-style.ts'
import { growHair } from './grow/grow-hair.ts'
import type { Head } from './head/head.ts'
import { headFor } from './head-for.ts'
import { drawStrands } from './light/draw-strands.ts'
import { seenStrands } from './light/shade-strands.ts'
import { sortSegments } from './light/sort-segments.ts'
import { croppedBy, type StrandMeasures } from './strand-gate.ts'

/**
 * Share of the strands that is enough for an outline, and the most that its image may bare of what the outline does. A few
 * ringlets are wide apart, and more of them is seen of what the many of an image cover.
 */
export const OUTLINE = {
  strands: { share: 0.015, bares: 1.1 },
  ringlets: { share: 0.06, bares: 0.95 },
} as const
const SEED = 1

/** A head as it was fitted, at the size of a preview. */
export interface FittedHead {
  natural: Head
  /** Radii of the outline of her face, face heights. */
  oval: Float32Array
}

/**
 * How a style would sit on a head at the worst, by the outline of its hair alone; null without a groom for it.
 * @param ground of the photo at its full size: of a small one the trust is another
 */
export function measureStyle(
  style: string,
  { natural, oval }: FittedHead,
  ground: Ground,
): StrandMeasures | null {
  const groom = groomOfStyle(style, SEED)
  if (!groom) return null
  const { share, bares } = OUTLINE[groom.curl?.ribbon ? 'ringlets' : 'strands']
  const head = headFor(natural, groom, oval)
  const hair = growHair(head, groom, { seed: SEED, density: share })
  const seen = seenStrands(head, hair)
  const drawn = drawStrands(head, hair, { shaded: seen, sorted: sortSegments(head, hair, seen), scale: 1 })
  const { bared, isSoft } = baredBy(ground, drawn, head.frame.s)
  return { bared: bared * bares, isSoft, cropped: croppedBy(head, hair, groom) }
}
