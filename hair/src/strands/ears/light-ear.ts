import { type HeadAxes, toCamera } from '../head/head-axes.ts'
import type { EarPlace } from '../head/place-ears.ts'
import type { Direction } from '../light/light-fields.ts'
import { earSurface } from './ear-surface.ts'

/** Light from everywhere, and from the lamp on what turns towards it; how far light creeps round an edge of flesh. */
const LIGHT = { sky: 0.4, key: 0.75, wrap: 0.2 } as const
/** Share of the light that does not reach the bottom of a hollow. */
const HOLLOW = 0.7

/** How light each vertex is. @param at camera space */
export function litVertices(
  at: Float32Array,
  { out }: EarPlace,
  { view, key }: { view: HeadAxes; key: Direction },
): Float32Array {
  const { around, outwards, hollow } = earSurface()
  const outside = new Float64Array(3)
  toCamera(view, ...out, outside)
  const vertex = (a: number, o: number) =>
    (((a + around) % around) * outwards + Math.max(0, Math.min(outwards - 1, o))) * 3
  return Float32Array.from(hollow, (depth, i) => {
    const a = (i / outwards) | 0
    // the middle is one point: there the first ring tells
    const o = Math.max(1, i % outwards)
    const u = difference(at, vertex(a + 1, o), vertex(a - 1, o))
    const v = difference(at, vertex(a, o + 1), vertex(a, o - 1))
    const n = unitCross(u, v)
    const isOut = n[0] * outside[0] + n[1] * outside[1] + n[2] * outside[2] >= 0 ? 1 : -1
    const towards = isOut * (n[0] * key[0] + n[1] * key[1] + n[2] * key[2])
    const lit = Math.max(0, (towards + LIGHT.wrap) / (1 + LIGHT.wrap))
    const sky = 0.75 + 0.25 * isOut * n[1]
    return (LIGHT.sky * sky + LIGHT.key * lit) * (1 - HOLLOW * depth)
  })
}

type Vector = readonly [number, number, number]

const difference = (at: Float32Array, i: number, j: number): Vector => [
  at[i] - at[j],
  at[i + 1] - at[j + 1],
  at[i + 2] - at[j + 2],
]

function unitCross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  const n = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
  const l = Math.hypot(...n) || 1
  return [n[0] / l, n[1] / l, n[2] / l]
}
