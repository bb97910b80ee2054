import type { Plane, Size } from './picture.ts'

/**
 * Reads small planes bilinearly at every pixel of a larger picture, row by row: the rows are blended once, so a
 * pixel costs two multiplications per plane instead of a search.
 */
export class RowSampler {
  readonly #planes: readonly Plane[]
  readonly #small: Size
  readonly #full: Size
  readonly #rows: Float32Array[]
  readonly #left: Uint16Array
  readonly #share: Float32Array

  constructor(planes: readonly Plane[], small: Size, full: Size) {
    this.#planes = planes
    this.#small = small
    this.#full = full
    this.#rows = planes.map(() => new Float32Array(small.w + 1))
    this.#left = new Uint16Array(full.w)
    this.#share = new Float32Array(full.w)
    for (let x = 0; x < full.w; x++) {
      const at = Math.min(small.w - 1, Math.max(0, ((x + 0.5) * small.w) / full.w - 0.5))
      this.#left[x] = at | 0
      this.#share[x] = at - (at | 0)
    }
  }

  /** Moves to row y of the large picture. */
  row(y: number): void {
    const { w, h } = this.#small
    const at = Math.min(h - 1, Math.max(0, ((y + 0.5) * h) / this.#full.h - 0.5))
    const top = (at | 0) * w
    const bottom = Math.min(h - 1, (at | 0) + 1) * w
    const t = at - (at | 0)
    this.#planes.forEach((plane, k) => {
      const row = this.#rows[k]
      for (let x = 0; x < w; x++) row[x] = plane[top + x] + (plane[bottom + x] - plane[top + x]) * t
      row[w] = row[w - 1]
    })
  }

  /** Plane k at column x of the current row. */
  at(k: number, x: number): number {
    const row = this.#rows[k]
    const left = this.#left[x]
    return row[left] + (row[left + 1] - row[left]) * this.#share[x]
  }
}
