import type { Plane } from '../../pixels/picture.ts'

const ROUNDS = 160

interface Steps {
  /** Places of the pixels that are filled. */
  places: readonly number[]
  /** Width of the surface, pixels. */
  w: number
  /** Per place, and left, right, above and below it: how much lighter it is than that neighbour; NaN where none counts. */
  steps: Float32Array
  /** How far each goes towards what its neighbours say, at a time: above 1 it settles sooner. */
  factor: number
}

/** Fills places so that they change from pixel to pixel by these steps, as nearly as they can. Writes into the surface. */
export function relaxSteps(surface: Plane, { places, w, steps, factor }: Steps): void {
  const sides = [-1, 1, -w, w]
  for (let round = 0; round < ROUNDS; round++)
    for (let q = 0; q < places.length; q++) {
      let [sum, count] = [0, 0]
      for (let k = 0; k < 4; k++) {
        const step = steps[q * 4 + k]
        if (Number.isNaN(step)) continue
        sum += surface[places[q] + sides[k]] + step
        count++
      }
      if (count) surface[places[q]] += factor * (sum / count - surface[places[q]])
    }
}
