import { MATTE_LIMITS } from '../matte/measures/matte-faults.ts'
import type { CheckedPhoto } from './usable-photos.ts'

/** How far from the matte's own limit (0) to certainty (1) its confidence is in doubt, no longer so, and at its best. */
export const MARGIN = { doubtful: 0.06, fair: 0.18, best: 0.7 } as const
/** What a photo nobody has read is taken for. */
const UNREAD = 0.35
/** Brightest tone of a face in the dusk, and in a room: hair has no colour without light, and its noise is lightened with it. */
export const LIGHT = { dim: 0.6, fair: 0.8 } as const
/** Grain, of 255 levels, that nobody sees, and that is seen: 59 of 61 portraits stay below 1.1, dim noisy ones reach 1.9. */
export const NOISE = { fair: 1.2, seen: 1.8 } as const
/** What a dim, backlit or noisy photo costs: more than another use of a better one. */
const DARKNESS = 0.8
const NOISINESS = 0.8
const LIMIT = MATTE_LIMITS.score
/** What a doubtful matte costs: two further uses of a better photo. */
const DOUBT = 1.2

/** How good the images of a photo will be: its score and its matte in equal parts, 0 to 1, far below when in doubt. */
export function photoQuality({ report, judgement }: CheckedPhoto): number {
  const margin = judgement ? (judgement.confidence - LIMIT) / (1 - LIMIT) : UNREAD
  const doubt = share(MARGIN.fair - margin, MARGIN.fair - MARGIN.doubtful)
  const isBacklit = report.verdicts.includes('backlit')
  const dark = isBacklit ? 1 : share(LIGHT.fair - report.light, LIGHT.fair - LIGHT.dim)
  const noisy = share((judgement?.noise ?? 0) - NOISE.fair, NOISE.seen - NOISE.fair)
  const good = 0.5 * report.score + 0.5 * share(margin, MARGIN.best)
  return good - DOUBT * doubt - DARKNESS * dark - NOISINESS * noisy
}

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole))
