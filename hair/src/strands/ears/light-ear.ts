import { cross, dot, type HeadAxes, toCamera, unitVector, type Vector } from '../head/head-axes.ts'
import type { EarPlace } from '../head/place-ears.ts'
import type { Direction } from '../light/light-fields.ts'
import { earSurface } from './ear-surface.ts'

/** Light from everywhere, and from the lamp on what turns towards it; how far light creeps round an edge of flesh. */
const LIGHT = { sky: 0.4, key: 0.75, wrap: 0.5 } as const
/** Share of the light that does not reach the bottom of a hollow. */
const HOLLOW = 0.7

/** How light each vertex is. @param at camera space */
export function litVertices(
  at: Float32Array,
  { out }: EarPlace,
  { view, key }: { view: HeadAxes; key: Direction },
): Float32Array {
  const { around, outwards, hollow } = earSurface()
  const camera = new Float64Array(3)
  toCamera(view, ...out, camera)
  const outside: Vector = [camera[0], camera[1], camera[2]]
  const vertex = (a: number, o: number) =>
    (((a + around) % around) * outwards + Math.max(0, Math.min(outwards - 1, o))) * 3
  return Float32Array.from(hollow, (depth, i) => {
    const a = (i / outwards) | 0
    // the middle is one point: there the first ring tells
    const o = Math.max(1, i % outwards)
    const u = difference(at, vertex(a + 1, o), vertex(a - 1, o))
    const v = difference(at, vertex(a, o + 1), vertex(a, o - 1))
    const n = unitVector(cross(u, v))
    const isOut = dot(n, outside) >= 0 ? 1 : -1
    const towards = isOut * dot(n, key)
    const lit = Math.max(0, (towards + LIGHT.wrap) / (1 + LIGHT.wrap))
    const sky = 0.75 + 0.25 * isOut * n[1]
    return (LIGHT.sky * sky + LIGHT.key * lit) * (1 - HOLLOW * depth)
  })
}

const difference = (at: Float32Array, i: number, j: number): Vector => [
  at[i] - at[j],
  at[i + 1] - at[j + 1],
  at[i + 2] - at[j + 2],
]
