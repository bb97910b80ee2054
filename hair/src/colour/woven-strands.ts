import type { Plane } from '../pixels/picture.ts'
import { combed, type StrandField } from './strand-field.ts'

/** Steps to either side and their length as a share of the width: highlights run on for a hand's breadth. */
const STEPS = 11
const STEP = 0.0146
/** Brings the mean over a strand to a standard deviation of about a half. */
const SCALE = 0.5 / 0.24

/**
 * Noise for highlights, as large as the field: much longer than its strands, since a woven strand is followed
 * from near the root to its tip.
 */
export function wovenStrands(field: StrandField): Plane {
  const { w, h, fine, locks, directions, shift } = field
  const step = STEP * w
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (locks[i] === 0) continue
      let sum = fine[i] + locks[i] * 0.12
      let count = 1
      for (let way = -1; way <= 1; way += 2) {
        let [px, py, vx, vy] = [x + 0.5, y + 0.5, 0, way]
        for (let k = 0; k < STEPS; k++) {
          const j = (py >> shift) * directions.w + (px >> shift)
          const turn = directions.x[j] * vx + directions.y[j] * vy
          const sign = turn < 0 || (turn === 0 && way < 0) ? -1 : 1
          vx = directions.x[j] * sign
          vy = directions.y[j] * sign
          px += vx * step
          py += vy * step
          if (px < 0 || py < 0 || px >= w || py >= h) break
          const at = (py | 0) * w + (px | 0)
          if (locks[at] === 0) break
          sum += fine[at] + locks[at] * 0.12
          count++
        }
      }
      out[i] = (sum / count) * SCALE
    }
  }
  return combed(out, field)
}
