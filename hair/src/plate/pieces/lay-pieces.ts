import { bytesOf } from '../../pixels/fill-plane.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import { fourNeighbours } from '../../pixels/masks/four-neighbours.ts'
import type { Plane } from '../../pixels/picture.ts'
import type { Reduced } from '../layers/reduced.ts'
import { chooseLabels } from '../lines/choose-labels.ts'
import { candidateShifts, differenceOf, readFrom, type Shift, STAYS } from './candidate-shifts.ts'
import type { Compared } from './compared-by.ts'
import { evenLight } from './even-light.ts'

/** A layer continued in pieces, at a quarter of the portrait's size. */
export interface Pieces {
  shifts: Shift[]
  /** Per pixel the shift its piece was copied by, below 0 for none. */
  label: Int16Array
  /** How much lighter each channel is painted than where its piece was copied from: light goes on without a step. */
  light: Plane[]
}

/** What is laid in pieces, and by what. */
interface Laying {
  /** The `LAYER` that is continued. */
  layer: number
  /** 1 where a piece may be copied from. */
  source: Uint8Array
  /** See `comparedBy`. */
  compared: Compared
  /** 0 to 1: pieces are laid as far up or as far from an edge as they came from. */
  guide: Plane
  axis: number
  /** What a piece costs a pixel that lies a whole guide away from where it came from, and of another kind. */
  cost: { astray: number; other: number }
  /** See `evenLight`. */
  mostLight: number
  /** What it costs a pixel to stay as it is filled already. Default: nothing stays. */
  staying?: Plane
}

/** Pixels around a hole that must look as what is laid beside them. */
const RIM = 3
/** Of fewer pixels there is nothing to lay, or nothing to lay it by. */
const FEW = 12
/** What a piece costs a pixel where it comes from nothing seen; what a seam costs beside what it shows, and where one side of it is not seen. */
const COST = { lost: 4, cut: 0.01, unseen: 0.5 } as const
/** What light alone makes of one kind. */
const SAME = 0.1

/**
 * Fills what is hidden of a layer with large pieces of what is seen of it, cut where their seams show least: so a print
 * stays a print, and folds go on. V. Kwatra et al., "Graphcut textures", 2003.
 */
export function layPieces(at: Reduced, laying: Laying): Pieces {
  const { w, h, n } = at
  const { source, compared, axis, mostLight } = laying
  const out: Pieces = { shifts: [], label: new Int16Array(n).fill(-1), light: [] }
  const channels = [...compared.detail, ...compared.kind]
  for (const hole of holesOf(at, laying.layer)) {
    if (hole.length < FEW) continue
    const rim = rimOf(at, source, hole)
    if (rim.length < FEW) continue
    const shifts = candidateShifts({ w, h, channels, source, axis }, hole, rim)
    if (laying.staying) shifts.push(STAYS)
    if (shifts.length) fill(at, laying, { channels, hole, shifts }, out)
  }
  out.light = evenLight(at, source, { ...out, mostLight })
  return out
}

/** Connected areas of what is hidden of a layer. */
const holesOf = ({ n, w, hole, layer: layers }: Reduced, layer: number): number[][] =>
  connectedAreas(
    bytesOf(n, (o) => (hole[o] && layers[o] === layer ? 1 : 0)),
    w,
  )

function rimOf(at: Reduced, source: Uint8Array, hole: readonly number[]): number[] {
  const isDone = new Uint8Array(at.n)
  const out: number[] = []
  let edge: readonly number[] = hole
  for (let ring = 0; ring < RIM; ring++) {
    const next: number[] = []
    for (const o of edge)
      for (const j of fourNeighbours(o, at))
        if (!isDone[j] && source[j]) {
          isDone[j] = 1
          next.push(j)
        }
    out.push(...next)
    edge = next
  }
  return out
}

interface Hole {
  channels: readonly Plane[]
  hole: readonly number[]
  shifts: Shift[]
}

function fill(at: Reduced, laying: Laying, { channels, hole, shifts }: Hole, out: Pieces) {
  const { source, guide, compared, cost: price, staying } = laying
  const { w } = at
  const xs = hole.map((o) => o % w)
  const ys = hole.map((o) => (o / w) | 0)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const box = { w: Math.max(...xs) - left + 1, h: Math.max(...ys) - top + 1 }
  const placeOf = (b: number) => (((b / box.w) | 0) + top) * w + (b % box.w) + left
  const pixels = hole.map((_, k) => (ys[k] - top) * box.w + xs[k] - left)
  const met = (o: number, k: number) => readFrom(at, source, o, shifts[k])
  const costs = shifts.map((_, k) => {
    const plane = new Float32Array(box.w * box.h).fill(COST.lost)
    hole.forEach((o, p) => {
      const j = met(o, k)
      if (j < 0) return
      const strange = Math.max(0, strangeness(compared, o, j) - SAME)
      const astray = price.astray * (guide[o] - guide[j]) ** 2
      let cost = j === o && staying ? staying[o] : astray + price.other * strange
      for (const i of fourNeighbours(o, at)) {
        if (!source[i]) continue
        const l = met(i, k)
        cost += l < 0 ? COST.unseen : differenceOf(channels, i, l)
      }
      plane[pixels[p]] = cost
    })
    return plane
  })
  const step = (b: number, k: number, l: number) => {
    const o = placeOf(b)
    const [i, j] = [met(o, k), met(o, l)]
    return i < 0 || j < 0 ? COST.unseen : differenceOf(channels, i, j) + COST.cut
  }
  const labels = chooseLabels(box, pixels, { costs, step })
  const first = out.shifts.length
  out.shifts.push(...shifts)
  hole.forEach((o, p) => {
    if (met(o, labels[pixels[p]]) >= 0) out.label[o] = first + labels[pixels[p]]
  })
}

/** How unlike the cloth at a place is to what must be expected at another. */
const strangeness = ({ kind, expected }: Compared, o: number, j: number): number =>
  kind.reduce((sum, plane, c) => sum + Math.abs(expected[c][o] - plane[j]), 0)
