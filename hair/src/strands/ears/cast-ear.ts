import type { Plane, Size } from '../../pixels/picture.ts'
import { type HeadAxes, toCamera } from '../head/head-axes.ts'
import type { EarPlace } from '../head/place-ears.ts'
import type { Direction } from '../light/light-fields.ts'
import { earSurface } from './ear-surface.ts'
import { litVertices } from './light-ear.ts'

/** An ear as the camera sees it, without a colour: a part of the picture. */
export interface CastEar extends Box {
  /** 0 to 1: how much of each pixel it covers. */
  alpha: Plane
  /** Camera space, units; `NOWHERE` where it covers nothing. */
  z: Plane
  /** How light it is, about 1 in the open; how deep in a hollow, 0 to 1. */
  light: Plane
  hollow: Plane
}

/** An ear that the photo shows. */
export interface OwnEar extends Box {
  /** 0 to 1: how much of each pixel is her ear. */
  share: Plane
}

/** A part of a picture. */
export interface Box extends Size {
  x: number
  y: number
}

export type View = HeadAxes & Size

export const NOWHERE = -1e3
/** Pixels drawn per pixel, across and down. */
const FINE = 2
/** Around it, share of its height: room for what is blurred later, and for her own ear, which is never quite as large. */
const MARGIN = 0.3

/** Casts an ear into the picture; null where it is outside. @param key towards the lamp, camera space */
export function castEar(place: EarPlace, view: View, key: Direction): CastEar | null {
  const at = inCamera(place, view)
  const box = boxOf(at, view, MARGIN * place.height * view.unit)
  if (!box) return null
  const { hollow } = earSurface()
  return draw({ at, values: [litVertices(at, place, { view, key }), hollow] }, box, view)
}

/** The vertices in camera space. */
function inCamera({ at: origin, back, up, out, height }: EarPlace, view: View): Float32Array {
  const { at } = earSurface()
  const p = new Float64Array(3)
  const placed = new Float32Array(at.length)
  for (let i = 0; i < at.length; i += 3) {
    const along = (q: number) =>
      origin[q] + height * (at[i] * back[q] + at[i + 1] * up[q] + at[i + 2] * out[q])
    toCamera(view, along(0), along(1), along(2), p)
    placed.set(p, i)
  }
  return placed
}

function boxOf(at: Float32Array, { x0, y0, unit, w, h }: View, margin: number): Box | null {
  let [left, top, right, bottom] = [w, h, 0, 0]
  for (let i = 0; i < at.length; i += 3) {
    const [x, y] = [x0 + at[i] * unit, y0 - at[i + 1] * unit]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const x = Math.max(0, Math.floor(left - margin))
  const y = Math.max(0, Math.floor(top - margin))
  const box = {
    ...{ x, y },
    w: Math.min(w, Math.ceil(right + margin)) - x,
    h: Math.min(h, Math.ceil(bottom + margin)) - y,
  }
  return box.w > margin && box.h > margin ? box : null
}

interface Mesh {
  /** Camera space. */
  at: Float32Array
  /** What is drawn of each vertex. */
  values: readonly Float32Array[]
}

/** Draws the mesh into a box, the nearest of it before the rest. */
function draw({ at, values }: Mesh, box: Box, { x0, y0, unit }: View): CastEar {
  const { around, outwards } = earSurface()
  const [W, H] = [box.w * FINE, box.h * FINE]
  const z = new Float32Array(W * H).fill(NOWHERE)
  const drawn = values.map(() => new Float32Array(W * H))
  const corner = (i: number) => [
    (x0 + at[i * 3] * unit - box.x) * FINE,
    (y0 - at[i * 3 + 1] * unit - box.y) * FINE,
  ]
  const triangle = (i: number, j: number, k: number) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [corner(i), corner(j), corner(k)]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-6) return
    const [top, bottom] = [
      Math.max(0, Math.floor(Math.min(ay, by, cy))),
      Math.min(H - 1, Math.ceil(Math.max(ay, by, cy))),
    ]
    const [left, right] = [
      Math.max(0, Math.floor(Math.min(ax, bx, cx))),
      Math.min(W - 1, Math.ceil(Math.max(ax, bx, cx))),
    ]
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5]
        const b = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
        const c = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
        const a = 1 - b - c
        if (a < 0 || b < 0 || c < 0) continue
        const depth = a * at[i * 3 + 2] + b * at[j * 3 + 2] + c * at[k * 3 + 2]
        const o = y * W + x
        if (depth <= z[o]) continue
        z[o] = depth
        for (const [q, value] of values.entries()) drawn[q][o] = a * value[i] + b * value[j] + c * value[k]
      }
  }
  for (let a = 0; a < around; a++)
    for (let o = 0; o < outwards - 1; o++) {
      const [i, j] = [a * outwards + o, ((a + 1) % around) * outwards + o]
      triangle(i, j, i + 1)
      triangle(j, j + 1, i + 1)
    }
  return reduced(z, drawn, box)
}

/** Means over FINE × FINE pixels. */
function reduced(z: Plane, drawn: Plane[], box: Box): CastEar {
  const count = box.w * box.h
  const out = { alpha: new Float32Array(count), z: new Float32Array(count).fill(NOWHERE) }
  const means = drawn.map(() => new Float32Array(count))
  const W = box.w * FINE
  for (let o = 0; o < z.length; o++) {
    if (z[o] === NOWHERE) continue
    const i = ((((o / W) | 0) / FINE) | 0) * box.w + (((o % W) / FINE) | 0)
    out.alpha[i] += 1 / FINE ** 2
    out.z[i] = Math.max(out.z[i], z[o])
    for (const [q, mean] of means.entries()) mean[i] += drawn[q][o] / FINE ** 2
  }
  for (const mean of means) for (let i = 0; i < count; i++) if (out.alpha[i] > 0) mean[i] /= out.alpha[i]
  const [light, hollow] = means
  return { ...box, ...out, light, hollow }
}
