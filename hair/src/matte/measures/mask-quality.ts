import { overlap } from '../../pixels/overlap.ts'
import type { Plane } from '../../pixels/picture.ts'
import type { MaskQuality } from '../masks.ts'

/** What the score is made of; set on twenty portraits labelled by hand, where it follows the overlap with the truth. */
const WEIGHT = { steadiness: 0.6, certainty: 0.35, agreement: 0.05 } as const
/** Share of the picture below which there is hardly any hair to speak of. */
const HARDLY_ANY = 0.015

/**
 * How far a mask can be trusted: a network that sees the same hair in the mirror, and is far from doubt, is right.
 * @param views shares of hair as the network sees them in the portrait and in its mirror image
 * @param classical the same by floods and mixtures
 * @param where 1 where it matters: what is said elsewhere is not asked
 */
export function maskQuality(
  views: readonly [Plane, Plane],
  classical: Plane,
  where: Uint8Array,
): MaskQuality {
  const learned = views[0].map((share, i) => (share + views[1][i]) / 2)
  const steadiness = overlap(...views, where)
  const certainty = certaintyOf(learned, where)
  const agreement = overlap(learned, classical, where)
  const score = WEIGHT.steadiness * steadiness + WEIGHT.certainty * certainty + WEIGHT.agreement * agreement
  const area = learned.reduce((sum, share, i) => sum + share * where[i], 0) / learned.length
  return { score: area < HARDLY_ANY ? score * 0.4 : score, steadiness, certainty, agreement }
}

/** How far from doubt the shares are, where hair is at all likely. */
function certaintyOf(hair: Plane, where: Uint8Array): number {
  let sum = 0
  let count = 0
  hair.forEach((share, i) => {
    if (share < 0.1 || !where[i]) return
    sum += Math.abs(2 * share - 1)
    count++
  })
  return count ? sum / count : 0
}
