import type { Plane } from './picture.ts'

/**
 * Intersection over union of two soft areas of equal size: Σ min / Σ max, which for areas of 0 and 1 is the
 * usual one. 1 when both are empty.
 * @param where counts only pixels that are not 0 there; all of them by default
 */
export function overlap(a: Plane, b: Plane, where?: Uint8Array): number {
  let both = 0
  let either = 0
  for (let i = 0; i < a.length; i++) {
    if (where && !where[i]) continue
    both += Math.min(a[i], b[i])
    either += Math.max(a[i], b[i])
  }
  return either ? both / either : 1
}
