import { MATTE_LIMITS } from '../matte/matte-faults.ts'
import type { CheckedPhoto } from './usable-photos.ts'

/** How far from the matte's own limit (0) to certainty (1) its confidence is in doubt, no longer so, and at its best. */
export const MARGIN = { doubtful: 0.06, fair: 0.18, best: 0.7 } as const
/** What a photo nobody has read is taken for. */
const UNREAD = 0.35
const LIMIT = MATTE_LIMITS.score
/** What a doubtful matte costs: two further uses of a better photo. */
const DOUBT = 1.2

/** How good the images of a photo will be: its score and its matte in equal parts, 0 to 1, far below when in doubt. */
export function photoQuality({ report, judgement }: CheckedPhoto): number {
  const margin = judgement ? (judgement.confidence - LIMIT) / (1 - LIMIT) : UNREAD
  const doubt = share(MARGIN.fair - margin, MARGIN.fair - MARGIN.doubtful)
  return 0.5 * report.score + 0.5 * share(margin, MARGIN.best) - DOUBT * doubt
}

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole))
