import { type HeadAxes, toCamera } from './head-axes.ts'

/** How far from the middle her face is seen without hair, per height, left and right; 99 where nothing hides it. */
export interface SeenFace {
  left: Float32Array
  right: Float32Array
}

const LOWEST = -14
const PER_UNIT = 2
const STEPS = 48
const FREE = 99
/** Hair this near to the middle is a fringe or a lock before the face. */
const NEAREST = 3.4

/** @param alphaAt her matte, 0 outside the picture */
export function readSeen(axes: HeadAxes, alphaAt: (x: number, y: number) => number): SeenFace {
  return { left: readSide(axes, alphaAt, -1), right: readSide(axes, alphaAt, 1) }
}

function readSide(axes: HeadAxes, alphaAt: (x: number, y: number) => number, side: number): Float32Array {
  const at = new Float64Array(3)
  const raw = Float32Array.from({ length: STEPS }, (_, k) => {
    let run = 0
    for (let x = 2.5; x < 7.4; x += 0.15) {
      toCamera(axes, side * x, LOWEST + k / PER_UNIT, 9 * Math.sqrt(1 - (x / 8) ** 2) - 1, at)
      run = alphaAt(axes.x0 + at[0] * axes.unit, axes.y0 - at[1] * axes.unit) > 0.45 ? run + 1 : 0
      if (run >= 3) return Math.max(NEAREST, x - 0.45)
    }
    return FREE
  })
  return raw.map((_, k) => Math.min(...raw.subarray(Math.max(0, k - 2), k + 3)))
}

/** How far from the middle (head space) hair may come into the face: never less of it than her own hair did. */
export const seenTo = ({ left, right }: SeenFace, y: number, side: number): number =>
  (side < 0 ? left : right)[Math.max(0, Math.min(STEPS - 1, Math.round((y - LOWEST) * PER_UNIT)))]
