import { distance } from '../../pixels/masks/distance.ts'
import { withinDisc } from '../../pixels/masks/within-disc.ts'
import { isSeenCloth, LAYER, type Layout } from './layout.ts'
import type { Body } from './neckline/evidence.ts'

/** Where the outline of a neck may come out from under the jaw, face heights above and below the chin. */
const JAW = { above: 0.4, below: 0.1 } as const
/** How far up it is followed, over what stretch its direction is read, how steep it is at most. */
const RUN = { up: 0.25, over: 0.08, steepest: 1.2 } as const
/** By how much a neck that is seen may widen upwards, face heights: what widens more is a cheek, or the lobe of an ear. */
const WIDER = 0.03
/** Radius in which it turns in under the jaw, face heights. */
const TURN = 0.4
/** Radius of the bend between neck and shoulder, face heights: the muscle that goes down from neck to shoulder. */
const BEND = 0.22

type Side = -1 | 1

/** Where a neck comes out from under the jaw on one side: its first row, and how far from the middle it is there. */
interface Start {
  row: number
  out: number
}

/**
 * Smooths the outline of a neck that hair hid: up to the jaw it goes on as it comes, and it bends into the shoulders.
 * What is seen stays. Writes into the layout.
 */
export function smoothNeck(layout: Layout, body: Body): void {
  const sides: readonly Side[] = [-1, 1]
  for (const side of sides) runOn(layout, body, side)
  const starts = sides.map((side) => startOf(layout, body, side))
  if (starts.some((start) => start !== null)) bendIntoShoulders(layout, body, starts)
}

/** Pixels of her from the middle outwards, without a gap. */
function outline({ w, layer }: Layout, { axis }: Body, side: Side, row: number): number {
  const middle = Math.round(axis)
  let x = middle
  while (x >= 0 && x < w && isSkin(layer[row * w + x])) x += side
  return Math.abs(x - middle) - 1
}

const isSkin = (layer: number): boolean =>
  layer === LAYER.face || layer === LAYER.neck || layer === LAYER.body

/** The first row below the cheeks where a neck is as far out as the face, or farther; null where none is. */
function startOf(layout: Layout, body: Body, side: Side): Start | null {
  const { w, h, layer, seen } = layout
  const middle = Math.round(body.axis)
  const to = Math.min(h - 1, Math.round(body.chin + JAW.below * body.s))
  let start: Start | null = null
  let narrowest = Number.POSITIVE_INFINITY
  for (let row = to; row >= Math.max(1, body.chin - JAW.above * body.s); row--) {
    const out = outline(layout, body, side, row)
    const edge = row * w + middle + side * out
    if (out < 0 || layer[edge] === LAYER.face) return start
    narrowest = Math.min(narrowest, out)
    if (seen[edge] && out > narrowest + WIDER * body.s) return start
    start = { row, out }
  }
  return null
}

/** Carries the outline on from where the guess was cut off, up to the face. */
function runOn(layout: Layout, body: Body, side: Side): void {
  const { w, h, layer, seen } = layout
  const { s } = body
  const start = startOf(layout, body, side)
  if (!start) return
  const middle = Math.round(body.axis)
  const over = Math.max(1, Math.round(RUN.over * s))
  const lower = outline(layout, body, side, Math.min(h - 1, start.row + over))
  const steep = Math.max(0, Math.min(RUN.steepest, (lower - start.out) / over))
  for (let r = 1; r <= RUN.up * s && r <= start.row; r++) {
    const out = start.out - steep * r - r ** 2 / (2 * TURN * s)
    const row: number = start.row - r
    const from: number = outline(layout, body, side, row) + 1
    if (from > out) return
    for (let d = from; d <= out; d++) {
      const i = row * w + middle + side * d
      if (seen[i] || layer[i] !== LAYER.background) return
      layer[i] = LAYER.neck
    }
  }
}

/** Fills what a disc as large as the bend does not reach between neck and shoulders. */
function bendIntoShoulders(layout: Layout, { axis, s }: Body, starts: readonly (Start | null)[]): void {
  const { w, h, layer, seen } = layout
  const radius = BEND * s
  const middle = Math.round(axis)
  const side = (i: number) => starts[i % w < middle ? 0 : 1]
  const away = (i: number) => Math.abs((i % w) - middle)
  const isHers = (i: number): boolean => {
    const start = side(i)
    // the face hides how a neck goes on, and is no part of the bend
    if (start && ((i / w) | 0) < start.row) return away(i) <= start.out
    return layer[i] !== LAYER.background
  }
  const besideHer = withinDisc(isHers, w, h, radius)
  const reached = withinDisc((i) => besideHer[i] === 0, w, h, radius)
  const toCloth = distance((i) => layer[i] === LAYER.clothes, w, h)
  const toSkin = distance((i) => layer[i] === LAYER.neck || layer[i] === LAYER.body, w, h)
  for (let i = 0; i < layer.length; i++) {
    const start = side(i)
    if (seen[i] || layer[i] !== LAYER.background || reached[i]) continue
    if (!start || ((i / w) | 0) < start.row || away(i) > start.out + radius) continue
    layer[i] = toCloth[i] < toSkin[i] ? LAYER.clothes : LAYER.neck
  }
}

/**
 * A neck comes out of a collar that is seen beside it, above the chin: outside of that and above it she is not bare. What
 * is seen stays. Writes into the layout.
 */
export function bareWithinCollar(layout: Layout, { axis, chin }: Body): void {
  const { w, h, layer, seen } = layout
  const middle = Math.round(axis)
  for (const side of [-1, 1] as const) {
    let collar = w
    for (let row = Math.min(h, Math.round(chin)) - 1; row >= 0; row--) {
      for (let away = 1; away < w - 1; away++) {
        const x = middle + side * away
        if (x < 0 || x >= w) break
        const i = row * w + x
        if (isSeenCloth(layout, i)) collar = Math.min(collar, away)
        else if (away >= collar && !seen[i] && layer[i] === LAYER.neck) layer[i] = LAYER.background
      }
    }
  }
}
