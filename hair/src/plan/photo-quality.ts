import { MATTE_LIMITS } from '../matte/matte-faults.ts'
import type { CheckedPhoto } from './usable-photos.ts'

/** How far above the matte's own limit its confidence stands where it is in doubt, where no longer, and at its best. */
export const MARGIN = { doubtful: 0.01, fair: 0.03, best: 0.12 } as const
/** What a photo nobody has read is taken for. */
const UNREAD = 0.06
/** What a doubtful matte costs: two further uses of a better photo. */
const DOUBT = 1.2

/** How good the images of a photo will be: its score and its matte in equal parts, 0 to 1, far below when in doubt. */
export function photoQuality({ report, judgement }: CheckedPhoto): number {
  const margin = judgement ? judgement.confidence - MATTE_LIMITS.score : UNREAD
  const doubt = share(MARGIN.fair - margin, MARGIN.fair - MARGIN.doubtful)
  return 0.5 * report.score + 0.5 * share(margin, MARGIN.best) - DOUBT * doubt
}

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole))
