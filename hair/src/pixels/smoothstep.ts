/** Cubic step from 0 at `from` to 1 at `to`; falls when `from` > `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
