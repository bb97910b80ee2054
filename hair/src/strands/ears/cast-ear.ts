import type { Plane, Size } from '../../pixels/picture.ts'
import { samplePlane } from '../../pixels/sample-plane.ts'
import { type HeadAxes, toCamera, type Vector } from '../head/head-axes.ts'
import { type EarPlace, LEANS, STANDS_OFF } from '../head/place-ears.ts'
import { type LearnedEar, learnedEar } from './learned-ear.ts'

/** An ear as the camera sees it, without a tone: a part of the picture. */
export interface CastEar extends Box {
  /** 0 to 1: how much of each pixel it covers. */
  alpha: Plane
  /** Camera space, units; `NOWHERE` where it covers nothing. */
  z: Plane
  /** Red, green and blue: the logarithm of its linear light over that of her cheek. */
  light: readonly [Plane, Plane, Plane]
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
/** Around it, share of its height: room for what is blurred later, and for her own ear, which is never quite as large. */
const MARGIN = 0.3
/** As wide as this share of what it is from the front an ear is seen at least: else it is seen from its edge, or from behind. */
const NARROWEST = 0.15

/**
 * How an ear lies in the picture. It is flat: what was learned is what is seen from the front, and as the head turns its
 * plane turns with it.
 */
interface Lie {
  /** Middle of its front, pixels. */
  x: number
  y: number
  /** Pixels per height out of the face and up: of the plane that is seen from the front. */
  across: readonly [x: number, y: number]
  upwards: readonly [x: number, y: number]
  /** Camera space there, and per height out and up. */
  depth: readonly [at: number, out: number, up: number]
}

/** Casts an ear into the picture; null where it is outside, or seen from its edge. @param paleness of her skin, 0 to 1 */
export function castEar(place: EarPlace, view: View, paleness: number): CastEar | null {
  const ear = learnedEar()
  const lie = lieOf(place, view)
  if (place.side * lie.across[0] < NARROWEST * place.height * view.unit) return null
  const box = boxOf(lie, ear, { ...view, margin: MARGIN * place.height * view.unit })
  return box ? draw(ear, { box, lie, paleness }) : null
}

/** The corners of its outline in the picture, pixels. */
export function outlineOf(place: EarPlace, view: HeadAxes): [x: number, y: number][] {
  const lie = lieOf(place, view)
  return learnedEar().outline.map(([out, up]) => placed(lie, out, up))
}

const placed = ({ x, y, across, upwards }: Lie, out: number, up: number): [x: number, y: number] => [
  x + across[0] * out + upwards[0] * up,
  y + across[1] * out + upwards[1] * up,
]

function lieOf({ at, back, up, height }: EarPlace, view: HeadAxes): Lie {
  const inCamera = (axis: Readonly<Vector>): Vector => {
    const p = new Float64Array(3)
    toCamera(view, ...axis, p)
    return [p[0], p[1], p[2]]
  }
  const [sin, lean, upright] = [Math.sin(STANDS_OFF), Math.sin(LEANS), Math.cos(LEANS)]
  const [middle, backwards, rising] = [inCamera(at), inCamera(back), inCamera(up)]
  // seen from the front a step out is so far back and up in the plane of an ear as it stands on most heads, and so is one up
  const along = (b: number, u: number): Vector => [
    height * (b * backwards[0] + u * rising[0]),
    height * (b * backwards[1] + u * rising[1]),
    height * (b * backwards[2] + u * rising[2]),
  ]
  const [out, upward] = [along(upright / sin, lean / sin), along(-lean, upright)]
  const { place } = learnedEar()
  const to = (q: 0 | 1 | 2) => middle[q] + place.out * out[q]
  const { unit } = view
  return {
    x: view.x0 + to(0) * unit,
    y: view.y0 - to(1) * unit,
    across: [out[0] * unit, -out[1] * unit],
    upwards: [upward[0] * unit, -upward[1] * unit],
    depth: [to(2), out[2], upward[2]],
  }
}

function boxOf(lie: Lie, { outline }: LearnedEar, { w, h, margin }: Size & { margin: number }): Box | null {
  const corners = outline.map(([out, up]) => placed(lie, out, up))
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const x = Math.max(0, Math.floor(Math.min(...across) - margin))
  const y = Math.max(0, Math.floor(Math.min(...down) - margin))
  const box = {
    ...{ x, y },
    w: Math.min(w, Math.ceil(Math.max(...across) + margin)) - x,
    h: Math.min(h, Math.ceil(Math.max(...down) + margin)) - y,
  }
  return box.w > margin && box.h > margin ? box : null
}

function draw(ear: LearnedEar, { box, lie, paleness }: { box: Box; lie: Lie; paleness: number }): CastEar {
  const count = box.w * box.h
  const alpha = new Float32Array(count)
  const z = new Float32Array(count).fill(NOWHERE)
  const light = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const
  const { across, upwards, depth } = lie
  const area = across[0] * upwards[1] - across[1] * upwards[0]
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [box.x + (i % box.w) + 0.5 - lie.x, box.y + ((i / box.w) | 0) + 0.5 - lie.y]
    const out = (dx * upwards[1] - dy * upwards[0]) / area
    const up = (dy * across[0] - dx * across[1]) / area
    const column = (out - ear.out) * ear.perHeight - 0.5
    const row = (ear.up - up) * ear.perHeight - 0.5
    if (column < -1 || row < -1 || column > ear.w || row > ear.h) continue
    alpha[i] = samplePlane(ear.cover, ear, ear, column, row)
    if (alpha[i] > 0) z[i] = depth[0] + out * depth[1] + up * depth[2]
    for (const c of [0, 1, 2] as const) {
      const pale = samplePlane(ear.light.pale[c], ear, ear, column, row)
      const deep = samplePlane(ear.light.deep[c], ear, ear, column, row)
      light[c][i] = deep + (pale - deep) * paleness
    }
  }
  return { ...box, alpha, z, light }
}
