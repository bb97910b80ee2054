import type { HeadShape } from '../contract.ts'
import { PAIR_LIMITS } from '../cut/look/look-gate.ts'

/** A turn, a nod or a build that differs by this much fits half as well. */
const HALF = { turn: 0.12, pitch: 0.25, width: 0.1 } as const
/** A look nobody has measured may fit. */
const UNKNOWN = 0.6

/** A head seen in a mirror. */
export const mirrored = ({ pose, width, turn }: HeadShape): HeadShape => ({
  pose: { yaw: -pose.yaw, pitch: pose.pitch, roll: -pose.roll },
  width,
  turn: -turn,
})

/**
 * How well hair that grew on one head will sit on the other, 0 to 1; 0 where the transplant would refuse the pair for
 * the turn or the build of the heads.
 */
export function lookFit(hers: HeadShape | null, looks: HeadShape | null): number {
  if (!hers || !looks) return UNKNOWN
  if (Math.abs(hers.turn - looks.turn) > PAIR_LIMITS.turn) return 0
  if (Math.abs(hers.width / looks.width - 1) > PAIR_LIMITS.shape) return 0
  const away = Math.hypot(
    (hers.turn - looks.turn) / HALF.turn,
    (hers.pose.pitch - looks.pose.pitch) / HALF.pitch,
    (hers.width - looks.width) / HALF.width,
  )
  return 2 ** -away
}
