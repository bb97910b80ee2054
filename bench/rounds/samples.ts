import type { Figure } from '../figure.ts'
import { median } from '../median.ts'

/** What was measured under each name, round after round. */
export class Samples {
  readonly #samples = new Map<string, number[]>()

  add(name: string, value: number): void {
    this.#samples.set(name, [...(this.#samples.get(name) ?? []), value])
  }

  figure(name: string, unit: Figure['unit']): Figure {
    return { what: name, value: this.median(name), unit }
  }

  /** One median by another. */
  ratio(name: string, other: string, target?: number): Figure {
    const value = this.median(name) / this.median(other)
    return { what: `${name}, to ${other}`, value, unit: '×', ...(target !== undefined && { target }) }
  }

  /** How far the rounds lie apart, by their median: 0 where all were alike. */
  spread(name: string): number {
    const all = this.#samples.get(name) ?? []
    return (Math.max(...all) - Math.min(...all)) / this.median(name)
  }

  least(name: string): number {
    return Math.min(...(this.#samples.get(name) ?? []))
  }

  median(name: string): number {
    return median(this.#samples.get(name) ?? [])
  }
}
