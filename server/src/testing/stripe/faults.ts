import { setTimeout as pause } from 'node:timers/promises'
import { chanceOf } from './chance.ts'

/**
 * What can go wrong with one call.
 * `dropped_before`: nothing is done and nobody answers. `dropped_after`: done, and nobody answers.
 * `failed`, `failed_after`: 500, kept for the key, before or after it was done. `in_use`: 409. `too_many`: 429.
 */
export const FAULTS = [
  'dropped_before',
  'dropped_after',
  'failed',
  'failed_after',
  'in_use',
  'too_many',
  'slow',
] as const
export type Fault = (typeof FAULTS)[number]

interface Planned {
  fault: Fault
  /** Of a call such as `POST /v1/refunds`. */
  call: RegExp
  times: number
}

export class Faults {
  /** How long a call that is slow takes: until this is settled. */
  slowUntil: () => Promise<unknown> = () => pause(300)
  #planned: Planned[] = []
  #random: { chance: () => number; rate: number; of: readonly Fault[] } | null = null
  /** Every fault that happened. */
  happened = 0

  /** The next calls of this kind go wrong so. */
  next(fault: Fault, call = /./, times = 1): void {
    this.#planned.push({ fault, call, times })
  }

  /** Any call of our server may go wrong, by chance and yet the same for the same seed. */
  atRandom(seed: number, rate: number, of: readonly Fault[] = FAULTS): void {
    this.#random = { chance: chanceOf(seed), rate, of }
  }

  none(): void {
    this.#planned = []
    this.#random = null
  }

  pick(call: string): Fault | null {
    const fault = this.#planFor(call) ?? this.#byChance()
    if (fault) this.happened++
    return fault
  }

  #planFor(call: string): Fault | null {
    const planned = this.#planned.find((each) => each.times > 0 && each.call.test(call))
    if (!planned) return null
    planned.times--
    return planned.fault
  }

  #byChance(): Fault | null {
    if (!this.#random) return null
    const { chance, rate, of } = this.#random
    if (chance() >= rate) return null
    return of[Math.floor(chance() * of.length)] ?? null
  }
}
