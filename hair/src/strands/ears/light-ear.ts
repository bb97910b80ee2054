import { smoothstep } from '../../pixels/smoothstep.ts'
import { cross, dot, type HeadAxes, toCamera, unitVector, type Vector } from '../head/head-axes.ts'
import type { EarPlace } from '../head/place-ears.ts'
import type { Direction } from '../light/light-fields.ts'
import { earSurface, steepestFrom } from './ear-surface.ts'

/** Light from everywhere, and from the lamp on what turns towards it; how far light creeps round an edge of flesh. */
const LIGHT = { sky: 0.5, key: 0.65, wrap: 0.5 } as const
/** How far a fold throws its shade, share of the height; how soft that is, the tangent of what the lamp is wide; how deep. */
const SHADE = { far: 0.3, soft: 0.9, deep: 0.7 } as const
/** Share of the light of the lamp that does not reach the bottom of a hollow. */
const HOLLOW = 0.7
/**
 * How much more folds part light from dark than what was told above: the skin that a fold looks at is dark as well, and so
 * an ear is read at the size of a picture.
 */
const CONTRAST = 1.6

/** How light each vertex is, in the shade of what of the ear is before the lamp. @param at camera space */
export function litVertices(
  at: Float32Array,
  { back, up, out }: EarPlace,
  { view, key }: { view: HeadAxes; key: Direction },
): Float32Array {
  const surface = earSurface()
  const { around, outwards, hollow } = surface
  const inCamera = (axis: Readonly<Vector>): Vector => {
    const camera = new Float64Array(3)
    toCamera(view, ...axis, camera)
    return [camera[0], camera[1], camera[2]]
  }
  const outside = inCamera(out)
  const lamp = { back: dot(inCamera(back), key), up: dot(inCamera(up), key), out: dot(outside, key) }
  const flat = Math.hypot(lamp.back, lamp.up)
  const shade = (i: number) => {
    const steepest = steepestFrom(surface, i, [lamp.back / flat, lamp.up / flat], SHADE.far)
    return smoothstep(SHADE.soft, -SHADE.soft, lamp.out / flat - steepest)
  }
  const vertex = (a: number, o: number) =>
    (((a + around) % around) * outwards + Math.max(0, Math.min(outwards - 1, o))) * 3
  const normals = Array.from(hollow, (_, i) => {
    const a = (i / outwards) | 0
    // the middle is one point: there the first ring tells
    const o = Math.max(1, i % outwards)
    const u = difference(at, vertex(a + 1, o), vertex(a - 1, o))
    const v = difference(at, vertex(a, o + 1), vertex(a, o - 1))
    return unitVector(cross(u, v))
  })
  // a rim that curls in has an underside: the way round, not the way out, tells which side is skin
  const sign = normals.reduce((sum, n) => sum + dot(n, outside), 0) >= 0 ? 1 : -1
  return Float32Array.from(hollow, (depth, i) => {
    const n = normals[i]
    const lit = Math.max(0, (sign * dot(n, key) + LIGHT.wrap) / (1 + LIGHT.wrap))
    const sky = 0.75 + 0.25 * sign * n[1]
    const open = (1 - SHADE.deep * shade(i)) * (1 - HOLLOW * depth)
    return (LIGHT.sky * sky * (1 - depth) + LIGHT.key * lit * open) ** CONTRAST
  })
}

const difference = (at: Float32Array, i: number, j: number): Vector => [
  at[i] - at[j],
  at[i + 1] - at[j + 1],
  at[i + 2] - at[j + 2],
]
