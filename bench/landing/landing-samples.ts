import type { Figure } from '../figure.ts'
import { Samples } from '../rounds/samples.ts'
import type { LandingName } from './landings.ts'

/** What was measured of each landing page, round after round. */
export class LandingSamples {
  /** By the name of a page and what was measured of it. */
  readonly all = new Samples()

  add(name: LandingName, what: string, value: number): void {
    this.all.add(`${name}: ${what}`, value)
  }

  median(name: LandingName, what: string): number {
    return this.all.median(`${name}: ${what}`)
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
