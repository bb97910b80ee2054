/** One press of an arrow key moves the divider of a comparison by this much. */
const KEY_STEP = 5

const KEYS: Record<string, (percent: number) => number> = {
  ArrowRight: (percent) => percent + KEY_STEP,
  ArrowUp: (percent) => percent + KEY_STEP,
  ArrowLeft: (percent) => percent - KEY_STEP,
  ArrowDown: (percent) => percent - KEY_STEP,
  Home: () => 0,
  End: () => 100,
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent))

/** Where this key puts the divider; `null` when it is none of ours. */
export function percentAfterKey(key: string, percent: number): number | null {
  const move = KEYS[key]
  return move ? clamp(move(percent)) : null
}

/** Where a finger or a mouse at `clientX` puts the divider of a frame. */
export const percentAtPoint = (clientX: number, frame: { left: number; width: number }): number =>
  frame.width > 0 ? Math.round(clamp(((clientX - frame.left) / frame.width) * 100)) : 50
