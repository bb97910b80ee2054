import { baredBy } from '../plate/bared.ts'
import type { Ground } from '../plate/survey.ts'
import { groomOfStyle } from './grooms/groom-of-style.ts'
import { growHair } from './grow/grow-hair.ts'
import type { Head } from './head/head.ts'
import { drawStrands } from './light/draw-strands.ts'
import { seenStrands } from './light/shade-strands.ts'
import { sortSegments } from './light/sort-segments.ts'
import { croppedBy, type StrandMeasures } from './strand-gate.ts'

/** Share of the strands that is enough for an outline. */
const OUTLINE = 0.015
const SEED = 1

/**
 * How a style would sit on a head, by the outline of its hair alone; null without a groom for it.
 * @param head at the size of a preview
 * @param ground of the photo at its full size: of a small one the trust is another
 */
export function measureStyle(style: string, head: Head, ground: Ground): StrandMeasures | null {
  const groom = groomOfStyle(style, SEED)
  if (!groom) return null
  const hair = growHair(head, groom, { seed: SEED, density: OUTLINE })
  const seen = seenStrands(head, hair)
  const drawn = drawStrands(head, hair, { shaded: seen, sorted: sortSegments(head, hair, seen), scale: 1 })
  return { ...baredBy(ground, drawn, head.frame.s), cropped: croppedBy(head, hair, groom) }
}
