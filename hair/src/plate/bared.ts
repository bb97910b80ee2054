import type { Plane, Size } from '../pixels/picture.ts'
import type { Plate } from './make-plate.ts'

/**
 * How much untrusted repainted ground a new cut leaves bare, in square face heights.
 * @param alpha the new hair at full size
 * @param s one face height at full size, pixels
 */
export function bared({ layout, trust }: Plate, alpha: Plane, full: Size, s: number): number {
  const k = full.w / layout.w
  let sum = 0
  for (let j = 0; j < trust.length; j++) {
    if (trust[j] >= 1) continue
    const x = Math.min(full.w - 1, ((j % layout.w) + 0.5) * k) | 0
    const y = Math.min(full.h - 1, (((j / layout.w) | 0) + 0.5) * k) | 0
    sum += (1 - trust[j]) * (1 - alpha[y * full.w + x])
  }
  return sum / (s / k) ** 2
}
