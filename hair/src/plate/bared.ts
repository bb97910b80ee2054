import type { Plane, Size } from '../pixels/picture.ts'
import type { Ground } from './survey.ts'

/**
 * How much untrusted repainted ground a new cut leaves bare, in square face heights.
 * @param hair the new one; what was surveyed may have been larger
 * @param s one face height at the size of the hair, pixels
 */
export function bared({ layout, trust }: Ground, hair: Size & { alpha: Plane }, s: number): number {
  const k = hair.w / layout.w
  let sum = 0
  for (let j = 0; j < trust.length; j++) {
    if (trust[j] >= 1) continue
    const x = Math.min(hair.w - 1, ((j % layout.w) + 0.5) * k) | 0
    const y = Math.min(hair.h - 1, (((j / layout.w) | 0) + 0.5) * k) | 0
    sum += (1 - trust[j]) * (1 - hair.alpha[y * hair.w + x])
  }
  return sum / (s / k) ** 2
}
