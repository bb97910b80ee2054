import type { Analysis } from '../../analysis/analyse.ts'
import { HAIR, type Masks, SKIN } from '../../matte/masks.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane } from '../../pixels/picture.ts'
import { type HeadAxes, toCamera } from '../head/head-axes.ts'
import { type Ear, type Ears, overDrawn } from '../head/whose-ears.ts'
import { type Box, outlineOf } from './cast-ear.ts'
import { learnedEar } from './learned-ear.ts'

/** How an ear differs from the one of the mesh. */
interface Move {
  /** Its height, share of that one's. */
  height: number
  /** How far up it sits, shares of that one's height. */
  up: number
  /** By how much more it stands off the head, and leans back, radians. */
  turn: number
  lean: number
}

/** What is tried: first how large and high it is, then how it is held, over and over. */
const TRIED = {
  heights: [0.76, 0.84, 0.92, 1, 1.08, 1.16, 1.25, 1.34, 1.43],
  up: [-0.18, -0.12, -0.06, 0, 0.06, 0.12, 0.18],
  turns: [-0.4, -0.2, 0, 0.2, 0.4],
  leans: [-0.2, -0.1, 0, 0.1],
  rounds: 2,
} as const
/** How far above and below the middle of the ear of the mesh, and beside it, hers may be, shares of its height. */
const AROUND = { above: 0.65, below: 0.85, beside: 0.7 } as const
/** So near to the face skin may be a strip of cheek, share of the height. */
const STRIP = 0.07
/** What a pixel within the outline counts: skin, a strip of it, hair that may hide more of the ear, anything else. */
const COUNTS = { skin: 1.5, strip: 0.2, covered: 0, other: -1 } as const
/** What it costs to leave the ear of the mesh, of the square of its height: all squared. */
const LEAVING = { height: 0.5, up: 0.5, turn: 0.06, lean: 0.3 } as const

/**
 * Share of what lies within the outline, beside her face and that strip, from which on skin is an ear that is seen in part:
 * of seven ears 0.4 to 0.74, of six that are cheek beside a mesh that is narrower 0 to 0.29.
 */
const SEEN = 0.35
/** So much of it must stand out there, of the square of the height: of seven 0.07 to 0.27, of three of which too little is seen 0.03 to 0.055. */
const STANDS_OUT = 0.06

type Photo = Pick<Analysis, 'masks' | 'picture'>

/** Her ears as large, and where, the photo shows them: the mesh knows no more than where ears are on most heads. */
export function fitEars({ masks, picture }: Photo, head: HeadAxes & { ears: Ears }): Ears {
  const fit = (mesh: Ear) => {
    if (mesh.whose === 'away') return mesh
    const ear = asOnMost(mesh)
    return ear.whose !== 'hidden' ? fitEar(ear, masks, { ...head, scale: masks.w / picture.w }) : ear
  }
  return [fit(head.ears[0]), fit(head.ears[1])]
}

/** As large and high as most ears are, and hair over it as over one that is drawn: the mesh tells them larger and higher. */
function asOnMost(ear: Ear): Ear {
  const { height, up } = learnedEar().place
  const usual = moved(ear, { height, up, turn: 0, lean: 0 })
  return { ...usual, hairTo: overDrawn(usual) }
}

/** The axes, and how many pixels of the masks one of the picture is. */
type View = HeadAxes & { scale: number }

function fitEar(ear: Ear, masks: Masks, view: View): Ear {
  const evidence = weigh(ear, masks, view)
  const size = (ear.height * view.unit * view.scale) ** 2
  let best: Move & { score: number } = { height: 1, up: 0, turn: 0, lean: 0, score: Number.NEGATIVE_INFINITY }
  const attempt = (move: Move) => {
    const left = Object.entries(LEAVING).reduce(
      (sum, [key, cost]) => sum + cost * (move[key as keyof Move] - (key === 'height' ? 1 : 0)) ** 2,
      0,
    )
    const score = within(inMasks(moved(ear, move), view), evidence) - left * size
    if (score > best.score) best = { ...move, score }
  }
  for (let round = 0; round < TRIED.rounds; round++) {
    const { turn, lean } = best
    for (const height of TRIED.heights) for (const up of TRIED.up) attempt({ height, up, turn, lean })
    const { height, up } = best
    for (const turn of TRIED.turns) for (const lean of TRIED.leans) attempt({ height, up, turn, lean })
  }
  const found = moved(ear, best)
  if (ear.whose === 'partly' && !(isWithinTried(best) && isSeen(inMasks(found, view), evidence, size)))
    return { ...ear, whose: 'hidden' }
  return { ...found, hairTo: overDrawn(found) }
}

function moved(ear: Ear, { height, up, turn, lean }: Move): Ear {
  const { at } = ear
  const [back, out] = turned(ear.back, ear.out, turn)
  const [leaning, upright] = turned(back, ear.up, lean)
  return {
    ...ear,
    height: ear.height * height,
    at: [at[0], at[1] + up * ear.height, at[2]],
    ...{ back: leaning, up: upright, out },
  }
}

/** Two axes at right angles, turned by an angle in their plane. */
function turned(a: Ear['at'], b: Ear['at'], by: number): [Ear['at'], Ear['at']] {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  return [
    [cos * a[0] + sin * b[0], cos * a[1] + sin * b[1], cos * a[2] + sin * b[2]],
    [cos * b[0] - sin * a[0], cos * b[1] - sin * a[1], cos * b[2] - sin * a[2]],
  ]
}

interface Evidence extends Box {
  /** 1 beside her face and a strip of it. */
  beside: Uint8Array
  /** Per pixel of the masks, what it speaks for an ear there. */
  counts: Plane
}

function weigh({ at, height, side }: Ear, { w, h, shares, oval }: Masks, view: View): Evidence {
  const middle = new Float64Array(3)
  toCamera(view, at[0], at[1], at[2], middle)
  const high = height * view.unit * view.scale
  const [cx, cy] = [view.x0 + middle[0] * view.unit, view.y0 - middle[1] * view.unit].map(
    (v) => v * view.scale,
  )
  const [left, right] = [cx - AROUND.beside * high, cx + AROUND.beside * high]
  const x = Math.max(0, Math.floor(left))
  const y = Math.max(0, Math.floor(cy - AROUND.above * high))
  const box = {
    ...{ x, y },
    w: Math.max(0, Math.min(w, Math.ceil(right)) - x),
    h: Math.max(0, Math.min(h, Math.ceil(cy + AROUND.below * high)) - y),
  }
  const counts = new Float32Array(box.w * box.h)
  const beside = new Uint8Array(box.w * box.h)
  const columns = Array.from({ length: box.w }, (_, k) => (side > 0 ? k : box.w - 1 - k))
  let hasRim = false
  for (let row = 0; row < box.h; row++) {
    const at = (column: number) => (y + row) * w + x + column
    const isSkin = (column: number) => !oval[at(column)] && shares[SKIN][at(column)] > 0.5
    const cheek = columns.findLastIndex((column) => oval[at(column)] > 0)
    const strip = cheek + STRIP * high
    const rim = columns.findLastIndex((column, k) => k > strip && isSkin(column))
    hasRim ||= rim > strip
    for (const [k, column] of columns.entries()) {
      if (k <= cheek) continue
      beside[row * box.w + column] = k > strip ? 1 : 0
      const mayHide = shares[HAIR][at(column)] > 0.5 && (k < rim || !hasRim)
      counts[row * box.w + column] = isSkin(column)
        ? k > strip
          ? COUNTS.skin
          : COUNTS.strip
        : mayHide
          ? COUNTS.covered
          : COUNTS.other
    }
  }
  return { ...box, counts, beside }
}

/** In the picture, pixels of the masks. */
type Outline = readonly [number, number][]

const inMasks = (ear: Ear, view: View): Outline =>
  outlineOf(ear, view).map(([x, y]) => [x * view.scale, y * view.scale])

/** Only what was tried stops what is no ear from growing: a hand beside one. */
const isWithinTried = ({ height, turn }: Move): boolean =>
  height < Math.max(...TRIED.heights) && turn < Math.max(...TRIED.turns)

/** Whether there is enough within an outline, beside her face, and enough of it is skin. @param size the square of its height */
function isSeen(outline: Outline, { counts, beside, ...box }: Evidence, size: number): boolean {
  let [all, skin] = [0, 0]
  for (const [i, is] of inside(outline, box).entries()) {
    if (!is || !beside[i]) continue
    all++
    if (counts[i] === COUNTS.skin) skin++
  }
  return all > STANDS_OUT * size && skin > SEEN * all
}

const within = (outline: Outline, { counts, ...box }: Evidence): number =>
  inside(outline, box).reduce((sum, is, i) => (is ? sum + counts[i] : sum), 0)

const inside = (outline: Outline, { x, y, w, h }: Box): Uint8Array =>
  fillPolygon(
    outline.map(([px, py]) => [px - x, py - y]),
    w,
    h,
  )
