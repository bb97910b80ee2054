import type { HairReading } from '../../analysis/analyse.ts'
import { matteFaults } from '../../matte/measures/matte-faults.ts'
import { bearingOf, bearingsApart } from '../read/nearest-photo.ts'
import { drift } from './drift.ts'
import { skinDifference } from './skin-difference.ts'

/**
 * Whose face differs more is not the same woman's, and a head made for another does not take hers. Wider than what is
 * delivered as it is: laying her face takes most of it away.
 */
export const HEAD_LIMITS = { drift: 0.03, skin: 0.1 } as const

/** Faults of a matte by which old hair would be pasted, or a face over new hair. */
const ON_THE_FACE: ReadonlySet<string> = new Set(['unsure', 'on the face', 'took the forehead'])

/** Whether the head of a made picture is hers, as far as geometry and colour say. */
export function isHerHead(made: HairReading, hers: HairReading): boolean {
  const skin = skinDifference(made, hers)
  return drift(made.face, hers.face) <= HEAD_LIMITS.drift && (skin === null || skin <= HEAD_LIMITS.skin)
}

/** Whether her face can be laid there: both heads held alike, both mattes trusted around the face. */
export const mayLay = (made: HairReading, hers: HairReading): boolean =>
  bearingsApart(bearingOf(made.face), bearingOf(hers.face)) <= 1 && hairIsKnown(made) && hairIsKnown(hers)

export const hairIsKnown = ({ masks, measures }: HairReading): boolean =>
  !matteFaults(masks.quality, measures).some((fault) => ON_THE_FACE.has(fault))
