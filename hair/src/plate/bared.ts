import type { Plane, Size } from '../pixels/picture.ts'
import { LAYER } from './layers/layout.ts'
import type { Ground } from './survey.ts'

/** How far a guessed backdrop is believed once it is out of focus, at least. */
export const SOFT_TRUST = 0.95
/**
 * Square face heights of a guessed backdrop, by how little it is believed, that new hair may leave bare and in focus: more
 * of it shows its torn edges.
 */
export const SHARP_LIMIT = 0.03

/** What new hair leaves bare. */
export interface Bared {
  /** Untrusted repainted ground, square face heights: as it is shown. */
  bared: number
  /** Whether the backdrop has to be out of focus: what was guessed of it would be seen. */
  isSoft: boolean
}

/** What new hair leaves bare, its backdrop in focus where so little of that was guessed that nobody sees it. */
export function baredBy(ground: Ground, hair: Covering, s: number): Bared {
  const sharp = bared(ground, hair, s)
  const soft = bared(ground, hair, s, SOFT_TRUST)
  const isSoft = sharp - soft > SHARP_LIMIT
  return { bared: isSoft ? soft : sharp, isSoft }
}

type Covering = Size & { alpha: Plane }

/**
 * How much untrusted repainted ground a new cut leaves bare, in square face heights.
 * @param hair the new one; what was surveyed may have been larger
 * @param s one face height at the size of the hair, pixels
 * @param least how far a backdrop is believed at least, 0 to 1. Default: as it was guessed
 */
export function bared({ layout, trust }: Ground, hair: Covering, s: number, least = 0): number {
  const k = hair.w / layout.w
  let sum = 0
  for (let j = 0; j < trust.length; j++) {
    if (trust[j] >= 1) continue
    const believed = layout.layer[j] === LAYER.background ? Math.max(least, trust[j]) : trust[j]
    const x = Math.min(hair.w - 1, ((j % layout.w) + 0.5) * k) | 0
    const y = Math.min(hair.h - 1, (((j / layout.w) | 0) + 0.5) * k) | 0
    sum += (1 - believed) * (1 - hair.alpha[y * hair.w + x])
  }
  return sum / (s / k) ** 2
}
