import type { Figure } from '../figure.ts'
import { median } from '../median.ts'
import type { LandingName } from './landings.ts'

/** What was measured of each landing page, round after round. */
export class LandingSamples {
  readonly #samples = new Map<string, number[]>()

  add(name: LandingName, what: string, value: number): void {
    const key = `${name}: ${what}`
    this.#samples.set(key, [...(this.#samples.get(key) ?? []), value])
  }

  median(name: LandingName, what: string): number {
    return median(this.#samples.get(`${name}: ${what}`) ?? [])
  }

  /** The median of every page, in this order. */
  figures(names: readonly LandingName[], what: string, unit: Figure['unit']): Figure[] {
    return names.map((name) => ({ what: `${name}: ${what}`, value: this.median(name, what), unit }))
  }

  /** Ours by the median of another, or of the best of several. */
  ratio(what: string, others: readonly LandingName[], target?: number): Figure {
    const best = Math.min(...others.map((name) => this.median(name, what)))
    return {
      what: `${what}: ours to ${others.length > 1 ? `the best of ${others.join(', ')}` : others[0]}`,
      value: this.median('ours', what) / best,
      unit: '×',
      ...(target === undefined ? {} : { target }),
    }
  }
}
