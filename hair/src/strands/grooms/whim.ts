import { random } from '../../pixels/random.ts'
import type { Groom } from '../grow/groom.ts'
import { type SpaceNoise, spaceNoise } from '../grow/space-noise.ts'

/** What makes two heads of one style unlike each other. */
export interface Whim {
  /** Side of the part: 1 or -1. */
  side: number
  /** How much longer or shorter than usual, about 1. */
  reach: number
  /** How far the part lies from its usual place, units. */
  shift: number
  noise: SpaceNoise
}

/** Grooms by the id of their style. */
export type Grooms = Readonly<Record<string, (whim: Whim) => Groom>>

export function whimOf(seed: number): Whim {
  const next = random(seed ^ 0x5eed)
  return {
    side: next() < 0.5 ? 1 : -1,
    reach: 0.95 + 0.1 * next(),
    shift: (next() - 0.5) * 0.8,
    noise: spaceNoise(seed ^ 0x9017),
  }
}
