import type { Analysis } from '../analysis/analyse.ts'
import { photoTakesLook } from '../cut/look/look-gate.ts'
import { faceFrame } from '../face/face-frame.ts'
import { valueAtRank } from '../pixels/value-at-rank.ts'
import type { Bared } from '../plate/bared.ts'
import type { Groom } from './grow/groom.ts'
import type { Strands } from './grow/strands.ts'
import type { Head } from './head/head.ts'
import { toCamera } from './head/head-axes.ts'

/** How well new hair sits on a head, face units. */
export interface StrandMeasures extends Bared {
  /**
   * How far more of the crown, or of the hair that lies on it, is above the frame than it may cut off; at most 0 where
   * the picture may be shown.
   */
  cropped: number
}

/**
 * `bared` was set by grading 39 pictures of 13 styles on 12 heads: between 0 and 0.1 half reached 4 of 5 and none was
 * below 3.
 */
export const STRAND_LIMITS: Omit<StrandMeasures, 'isSoft'> = { bared: 0.1, cropped: 0 }

/** Whether new hair sat well on this head. */
export const strandsFit = ({ bared, cropped }: Omit<StrandMeasures, 'isSoft'>): boolean =>
  bared <= STRAND_LIMITS.bared && cropped <= STRAND_LIMITS.cropped

/** So much of a crown may be cut off by the frame, as many a portrait's is, face heights. */
export const CROWN_CUT_OFF = 0.1
/** So much of the hair that lies on a crown may be cut off besides. */
export const LIFT_CUT_OFF = 0.1
/** Share of the points of the hair that may stand out further: flyaways. */
const STRAY = 0.005

/** See `StrandMeasures`. A knot on top of a head is what was asked for: of that, or the crown below it, nothing is cut off. */
export function croppedBy(head: Head, { at }: Pick<Strands, 'at'>, { whole }: Pick<Groom, 'whole'>): number {
  const top = new Float64Array(3)
  toCamera(head, 0, head.top, 0, top)
  const heights = new Float32Array(at.length / 3)
  for (let k = 0; k < heights.length; k++) heights[k] = at[k * 3 + 1]
  const hair = valueAtRank(heights, Math.floor((heights.length - 1) * (1 - STRAY)))
  const above = (y: number) => (y * head.unit - head.y0) / head.frame.s
  return whole
    ? Math.max(above(top[1]), above(hair))
    : Math.max(above(top[1]), above(hair) - LIFT_CUT_OFF) - CROWN_CUT_OFF
}

/**
 * Share of the picture's height that a face may take: at 0.54 hair and what is around it are drawn as elsewhere, at 0.61
 * locks reach beyond both sides, and a wall behind them is guessed from what little is seen of it.
 */
export const FILLED = 0.57

/** Whether a face leaves room for hair in its picture. */
export const leavesRoom = ({ face, picture }: Pick<Analysis, 'face' | 'picture'>): boolean =>
  faceFrame(face).s <= FILLED * picture.h

/** Whether her photo may take new hair: as strictly as for another woman's, and where there is room for it. */
export const photoTakesStrands = (analysis: Analysis): boolean =>
  photoTakesLook(analysis) && leavesRoom(analysis)
