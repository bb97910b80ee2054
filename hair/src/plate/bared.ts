import type { Plane, Size } from '../pixels/picture.ts'
import type { Ground } from './survey.ts'

/**
 * How much untrusted repainted ground a new cut leaves bare, in square face heights.
 * @param alpha the new hair
 * @param size of it: what was surveyed may have been larger
 * @param s one face height at that size, pixels
 */
export function bared({ layout, trust }: Ground, alpha: Plane, size: Size, s: number): number {
  const k = size.w / layout.w
  let sum = 0
  for (let j = 0; j < trust.length; j++) {
    if (trust[j] >= 1) continue
    const x = Math.min(size.w - 1, ((j % layout.w) + 0.5) * k) | 0
    const y = Math.min(size.h - 1, (((j / layout.w) | 0) + 0.5) * k) | 0
    sum += (1 - trust[j]) * (1 - alpha[y * size.w + x])
  }
  return sum / (s / k) ** 2
}
