import type { Analysis } from '../../analysis/analyse.ts'
import { SKIN } from '../../matte/masks.ts'
import { blur } from '../../pixels/blur.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Depth, Head } from '../head/head.ts'
import type { Ear } from '../head/whose-ears.ts'
import { type Box, type CastEar, castEar, type OwnEar } from './cast-ear.ts'
import { completeEar } from './complete-ear.ts'

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
  /** What no hair is laid over of those that are drawn. */
  clear: readonly OwnEar[]
}

export interface DrawnEar extends CastEar {
  side: Ear['side']
  /** What of it her photo shows, 0 to 1 per pixel: the rest is drawn in the tone of that. Null where most was hidden. */
  hers: Plane | null
}

/** Standard deviation of the blur of an ear, pixels: it lies a hand's breadth behind what is in focus. */
export const EAR_BLUR = 1.4
/** Share of a pixel that is face from which on nothing of an ear is seen there: the face lies before it. */
const BEFORE = { from: 0.5, to: 0.95 } as const

/** Around an ear that is cast her own is looked for: how far, share of its height, how much of the blurred one is near enough, and what of it counts. */
const LOOKED_FOR = { around: 0.1, near: [0.04, 0.12], from: 0.3, to: 0.7 } as const
/** Nearer to the camera than any hair, units. */
const FRONT = 20

type Photo = Pick<Analysis, 'masks' | 'matte'>

/** The ears of a head: hers where the photo shows them, cast where her hair hid them. @param paleness of her skin, 0 to 1 */
export function bareEars(
  photo: Photo,
  head: Head,
  { layout, paleness }: { layout: Layout; paleness: number },
): BareEars {
  const face = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: head })
  const cast = head.ears.flatMap((ear) => {
    const seen = ear.whose === 'away' ? null : castEar(ear, head, paleness)
    return seen ? [{ ...seen, side: ear.side, height: ear.height * head.unit, whose: ear.whose }] : []
  })
  const skin = cast.some(({ whose }) => whose !== 'hidden') ? bareSkin(photo, head) : null
  const ears = cast.map((ear) => {
    const grown = softened(joined(ear, face, head.w), face, head.w)
    const seen = skin && ear.whose !== 'hidden' ? ownEar(ear, skin.bare, head) : null
    return skin && seen
      ? completeEar(besideFace(grown, skin.oval, head), seen, ear.whose === 'partly')
      : { drawn: { ...grown, hers: null }, own: seen }
  })
  const clear = cast.map((ear) => belowTop(softened(ear, face, head.w)))
  const drawn = ears.map((ear) => ear.drawn).filter(({ alpha }) => alpha.some((cover) => cover > 0.5))
  const own = ears.flatMap((ear) => ear.own ?? [])
  const depth = { ...head.depth, z: head.depth.z.slice() }
  for (const ear of drawn) hide(depth, ear, ear.alpha, (i) => ear.z[i])
  for (const ear of own) hide(depth, ear, ear.share, () => FRONT)
  return { head: { ...head, depth }, layout: asFace(layout, head, drawn), drawn, own, clear }
}

/** How much of each pixel lies within the outline of her face, and how much is skin without hair outside it, 0 to 1. */
function bareSkin({ masks, matte }: Photo, { w, h }: Size): Record<'bare' | 'oval', Plane> {
  const skin = resizePlane(masks.shares[SKIN], masks.w, masks.h, w, h)
  const oval = resizePlane(Float32Array.from(masks.oval), masks.w, masks.h, w, h)
  const bare = skin.map((share, j) => {
    const isBare = smoothstep(0.4, 0.75, share) * smoothstep(0.3, 0.05, matte.alpha[j])
    return isBare * (1 - oval[j])
  })
  return { bare, oval }
}

/** Over so much of its height what is drawn of an ear passes into her temple, which is drawn too. */
const INTO_TEMPLE = 0.04

/** What of an ear lies outside the outline of her face: within it the photo shows her cheek. */
function besideFace<Cast extends CastEar & { height: number }>(cast: Cast, oval: Plane, size: Size): Cast {
  const { x, y, w, h } = cast
  const cheek = cast.alpha.map((_, i) => oval[(y + ((i / w) | 0)) * size.w + x + (i % w)])
  const within = blur(cheek, w, h, INTO_TEMPLE * cast.height)
  const alpha = cast.alpha.map((cover, i) => cover * (1 - within[i]))
  return { ...cast, alpha }
}

/** What of the skin around a cast ear is her own, outside the outline of her face. */
function ownEar(cast: CastEar & { height: number }, bare: Plane, size: Size): OwnEar {
  const { x, y, w, h, alpha, height } = cast
  const { around, near, from, to } = LOOKED_FOR
  const isSkin = blur(alpha, w, h, around * height).map((cover, i) => {
    const j = (y + ((i / w) | 0)) * size.w + x + (i % w)
    return bare[j] * smoothstep(near[0], near[1], cover)
  })
  const share = blur(isSkin, w, h, EAR_BLUR).map((v) => smoothstep(from, to, v))
  return { x, y, w, h, share: largestPiece(share, w) }
}

/** An ear is one piece: what lies apart is skin between locks. */
function largestPiece(share: Plane, w: number): Plane {
  const pieces = connectedAreas(
    share.map((v) => (v > 0 ? 1 : 0)),
    w,
  )
  const piece = pieces.reduce((most, area) => (area.length > most.length ? area : most), [])
  const kept = new Float32Array(share.length)
  for (const i of piece) kept[i] = share[i]
  return kept
}

/** Share of a pixel that is face from which on an ear has grown to it; and how wide a gap between is skin, of its height. */
const GROWN = { face: 0.95, gap: 0.4 } as const
/** Above this share of its height from the top an ear stands free of the head; from there it grows to it over so much of it. */
const FREE = 0.14
const GROWS = 0.18
/** A lobe is round: so near to its lowest row, shares of the height, it hangs free, and so far above that it has grown to the cheek. */
const HANGS = { free: 0.02, grown: 0.09 } as const

/** Grown to her face: what lies between its front and her cheek is skin, and no backdrop. */
function joined<Cast extends CastEar & { side: 1 | -1; height: number }>(
  cast: Cast,
  face: Plane,
  across: number,
): Cast {
  const { x, y, w, h, side } = cast
  const [alpha, z] = [cast.alpha.slice(), cast.z.slice()]
  const most = GROWN.gap * cast.height
  const columns = Array.from({ length: w }, (_, k) => (side > 0 ? k : w - 1 - k))
  const top = Math.floor(cast.alpha.findIndex((cover) => cover > 0.5) / w)
  const last = Math.floor(cast.alpha.findLastIndex((cover) => cover > 0.5) / w)
  const free = Math.max(0, top + Math.round(FREE * cast.height))
  for (let row = free; row < h; row++) {
    const hangs = smoothstep(HANGS.free * cast.height, HANGS.grown * cast.height, last - row)
    const grown = smoothstep(0, GROWS * cast.height, row - free) * hangs
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
      alpha[i] = Math.max(alpha[i], grown)
      z[i] = cast.z[at(front)]
    }
  }
  return { ...cast, alpha, z }
}

/** Out of focus, and only beside the face. */
function softened<Cast extends CastEar & { height: number }>(cast: Cast, face: Plane, across: number): Cast {
  const { x, y, w, h } = cast
  const cover = blur(cast.alpha, w, h, EAR_BLUR)
  const alpha = cover.map((a, i) => {
    const j = (y + ((i / w) | 0)) * across + x + (i % w)
    return a * smoothstep(BEFORE.to, BEFORE.from, face[j])
  })
  return { ...cast, alpha }
}

/**
 * How far below its top hair lies over an ear, shares of its height. What comes farther down grows before it, or falls behind: laid
 * over it, sideburns were scratches in its pocket, and first hairs threads at its lobe.
 */
const UNDER_HAIR = { all: 0.22, none: 0.36 } as const

/** The ear itself, without the skin that joins it to her cheek, as far as no hair lies over it. */
function belowTop({ x, y, w, h, alpha, height }: CastEar & { height: number }): OwnEar {
  const top = Math.floor(alpha.findIndex((cover) => cover > 0.5) / w)
  const share = alpha.map((cover, i) => {
    const below = ((i / w) | 0) - top
    return cover * smoothstep(UNDER_HAIR.all * height, UNDER_HAIR.none * height, below)
  })
  return { x, y, w, h, share }
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
      if (ear.alpha[i] > 0.1) layer[((y * scale) | 0) * layout.w + ((x * scale) | 0)] = LAYER.face
    })
  return { ...layout, layer }
}

/** Calls back with every pixel of a part, in the picture and in the part. */
export function eachPixel({ x, y, w, h }: Box, visit: (x: number, y: number, i: number) => void): void {
  for (let i = 0; i < w * h; i++) visit(x + (i % w), y + ((i / w) | 0), i)
}
