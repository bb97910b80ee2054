export interface Point {
  x: number
  y: number
}

/** What a finger did that began away from the divider. */
export type Gesture = 'tap' | 'next' | 'previous' | 'none'

/** A finger this near to the divider takes it, in CSS pixels. */
const REACH = 44
const TAP_WITHIN = 10
const SWIPE_FROM = 48

/** Whether a finger put down at `x` takes the divider of a frame; elsewhere it may swipe. */
export const takesDivider = (x: number, frame: { left: number; width: number }, percent: number): boolean =>
  Math.abs(x - (frame.left + (frame.width * percent) / 100)) <= REACH

/** Sideways and far enough it swipes: to the left comes what follows. */
export function gestureOf(from: Point, to: Point): Gesture {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.hypot(dx, dy) <= TAP_WITHIN) return 'tap'
  if (Math.abs(dx) < SWIPE_FROM || Math.abs(dx) <= Math.abs(dy)) return 'none'
  return dx < 0 ? 'next' : 'previous'
}
