import type { Analysis } from '../../analysis/analyse.ts'
import { SKIN } from '../../matte/masks.ts'
import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Depth, Head } from '../head/head.ts'
import type { Ear } from '../head/whose-ears.ts'
import type { Direction } from '../light/light-fields.ts'
import { type Box, type CastEar, castEar } from './cast-ear.ts'

/** The ears of a head that a cut leaves bare. */
export interface BareEars {
  /** Her head with them: they hide hair behind them. */
  head: Head
  /** The layout with them: what lies there is her face. */
  layout: Layout
  /** Those that were under her hair, at least in part, beside her face. */
  drawn: readonly DrawnEar[]
  /** Those that her photo shows: nothing is ever laid over them. */
  own: readonly OwnEar[]
}

export interface OwnEar extends Box {
  /** 0 to 1: how much of each pixel is her ear. */
  share: Plane
}

export interface DrawnEar extends CastEar {
  side: Ear['side']
}

/** Standard deviation of the blur of an ear, pixels: it lies a hand's breadth behind what is in focus. */
export const EAR_BLUR = 1.4
/** Share of a pixel that is face from which on nothing of an ear is seen there: the face lies before it. */
const BEFORE = { from: 0.5, to: 0.95 } as const

/**
 * Around an ear that is cast her own is looked for: how far, share of its height, how much of the blurred one is near
 * enough, how far its rim is evened, and what of it counts. Of one that is partly seen only what lies within: strips of
 * cheek, and edges that single hairs left, are no ear.
 */
const LOOKED_FOR = {
  hers: { around: 0.16, near: 0.04, even: 0, from: 0.3, to: 0.7 },
  partly: { around: 0.04, near: 0.5, even: 0.05, from: 0.6, to: 0.85 },
} as const
/** Nearer to the camera than any hair, units. */
const FRONT = 20

type Photo = Pick<Analysis, 'masks' | 'matte'>

/** The ears of a head: hers where the photo shows them, cast where her hair hid them. @param key towards the lamp */
export function bareEars(
  photo: Photo,
  head: Head,
  { layout, key }: { layout: Layout; key: Direction },
): BareEars {
  const face = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: head })
  const cast = head.ears.flatMap((ear) => {
    const seen = ear.whose === 'away' ? null : castEar(ear, head, key)
    return seen ? [{ ...seen, side: ear.side, height: ear.height * head.unit, whose: ear.whose }] : []
  })
  const drawn = cast
    .filter(({ whose }) => whose !== 'hers')
    .map((ear) => softened(joined(ear, face, head.w), face, head.w))
  const seen = cast.filter(({ whose }) => whose !== 'hidden')
  const bare = seen.length > 0 ? bareSkin(photo, head) : null
  const own = bare ? seen.map((ear) => ownEar(ear, bare, head)) : []
  const depth = { ...head.depth, z: head.depth.z.slice() }
  for (const ear of drawn) hide(depth, ear, ear.alpha, (i) => ear.z[i])
  for (const ear of own) hide(depth, ear, ear.share, () => FRONT)
  return { head: { ...head, depth }, layout: asFace(layout, head, drawn), drawn, own }
}

/** How much of each pixel is skin without hair, outside the outline of her face, 0 to 1. */
function bareSkin({ masks, matte }: Photo, { w, h }: Size): Plane {
  const skin = resizePlane(masks.shares[SKIN], masks.w, masks.h, w, h)
  const oval = resizePlane(Float32Array.from(masks.oval), masks.w, masks.h, w, h)
  return skin.map((share, j) => {
    const bare = smoothstep(0.4, 0.75, share) * smoothstep(0.3, 0.05, matte.alpha[j])
    return bare * (1 - oval[j])
  })
}

/** What of the skin around a cast ear is her own, outside the outline of her face. */
function ownEar(cast: CastEar & { height: number; whose: Ear['whose'] }, bare: Plane, size: Size): OwnEar {
  const { x, y, w, h, alpha, height } = cast
  const { around, near, even, from, to } = LOOKED_FOR[cast.whose === 'partly' ? 'partly' : 'hers']
  const isSkin = blur(alpha, w, h, around * height).map((cover, i) => {
    const j = (y + ((i / w) | 0)) * size.w + x + (i % w)
    return cover > near ? bare[j] : 0
  })
  const share = blur(isSkin, w, h, Math.max(EAR_BLUR, even * height)).map((v) => smoothstep(from, to, v))
  return { x, y, w, h, share }
}

/** Share of a pixel that is face from which on an ear has grown to it; and how wide a gap between is skin, of its height. */
const GROWN = { face: 0.95, gap: 0.4 } as const
/** Above this share of its height from the top an ear stands free of the head. */
const FREE = 0.14

/** Grown to her face: what lies between its front and her cheek is skin, and no backdrop. */
function joined<Cast extends CastEar & { side: 1 | -1; height: number }>(
  cast: Cast,
  face: Plane,
  across: number,
): Cast {
  const { x, y, w, h, side } = cast
  const [alpha, z, light] = [cast.alpha.slice(), cast.z.slice(), cast.light.slice()]
  const most = GROWN.gap * cast.height
  const columns = Array.from({ length: w }, (_, k) => (side > 0 ? k : w - 1 - k))
  const top = Math.floor(cast.alpha.findIndex((cover) => cover > 0.5) / w)
  for (let row = Math.max(0, top + Math.round(FREE * cast.height)); row < h; row++) {
    const at = (column: number) => row * w + column
    const front = columns.find((column) => cast.alpha[at(column)] > 0.5)
    if (front === undefined) continue
    const gap: number[] = []
    let column = front - side
    while (column >= 0 && column < w && gap.length <= most) {
      if (face[(y + row) * across + x + column] > GROWN.face) break
      gap.push(at(column))
      column -= side
    }
    if (gap.length > most || column < 0 || column >= w) continue
    for (const i of gap) {
      alpha[i] = 1
      z[i] = cast.z[at(front)]
      light[i] = cast.light[at(front)]
    }
  }
  return { ...cast, alpha, z, light }
}

/** Out of focus, and only beside the face. */
function softened<Cast extends CastEar>(cast: Cast, face: Plane, across: number): Cast {
  const { x, y, w, h } = cast
  const soft = (plane: Plane) => blur(plane, w, h, EAR_BLUR)
  const cover = soft(cast.alpha)
  const evened = (plane: Plane) =>
    soft(plane.map((v, i) => v * cast.alpha[i])).map((v, i) => (cover[i] > 1e-3 ? v / cover[i] : 0))
  const alpha = cover.map((a, i) => {
    const j = (y + ((i / w) | 0)) * across + x + (i % w)
    return a * smoothstep(BEFORE.to, BEFORE.from, face[j])
  })
  const [light, hollow, rim] = [cast.light, cast.hollow, cast.rim].map(evened)
  return { ...cast, alpha, light, hollow, rim }
}

/** What is behind an ear is hidden from where it covers most of a pixel. */
function hide(depth: Depth, box: Box, cover: Plane, zAt: (i: number) => number): void {
  eachPixel(box, (x, y, i) => {
    const [X, Y] = [x >> 1, y >> 1]
    if (cover[i] <= 0.5 || X >= depth.w || Y >= depth.h) return
    const j = Y * depth.w + X
    depth.z[j] = Math.max(depth.z[j], zAt(i))
  })
}

function asFace(layout: Layout, { w }: Size, ears: readonly CastEar[]): Layout {
  const layer = layout.layer.slice()
  const scale = layout.w / w
  for (const ear of ears)
    eachPixel(ear, (x, y, i) => {
      if (ear.alpha[i] > 0.5) layer[((y * scale) | 0) * layout.w + ((x * scale) | 0)] = LAYER.face
    })
  return { ...layout, layer }
}

/** Calls back with every pixel of a part, in the picture and in the part. */
export function eachPixel({ x, y, w, h }: Box, visit: (x: number, y: number, i: number) => void): void {
  for (let i = 0; i < w * h; i++) visit(x + (i % w), y + ((i / w) | 0), i)
}
