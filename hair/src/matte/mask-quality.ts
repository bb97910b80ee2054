import { overlap } from '../pixels/overlap.ts'
import type { Plane } from '../pixels/picture.ts'
import { HAIR, type MaskQuality } from './masks.ts'

/** What the score is made of; set on twenty portraits labelled by hand, where it follows the overlap with the truth. */
const WEIGHT = { steadiness: 0.6, certainty: 0.35, agreement: 0.05 } as const
/** Share of the picture below which there is hardly any hair to speak of. */
const HARDLY_ANY = 0.015

/**
 * How far a mask can be trusted: a network that sees the same hair in the mirror, and is far from doubt, is right.
 * @param learned shares of the four classes as the network sees them
 * @param classical the same by floods and mixtures
 */
export function maskQuality(learned: Plane[], classical: Plane[], steadiness: number): MaskQuality {
  const certainty = certaintyOf(learned[HAIR])
  const agreement = overlap(learned[HAIR], classical[HAIR])
  const score = WEIGHT.steadiness * steadiness + WEIGHT.certainty * certainty + WEIGHT.agreement * agreement
  const area = learned[HAIR].reduce((sum, share) => sum + share, 0) / learned[HAIR].length
  return { score: area < HARDLY_ANY ? score * 0.4 : score, steadiness, certainty, agreement }
}

/** How far from doubt the shares are, where hair is at all likely. */
function certaintyOf(hair: Plane): number {
  let sum = 0
  let count = 0
  for (const share of hair) {
    if (share < 0.1) continue
    sum += Math.abs(2 * share - 1)
    count++
  }
  return count ? sum / count : 0
}
