import { bytesOf } from '../../pixels/fill-plane.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import { fourNeighbours } from '../../pixels/masks/four-neighbours.ts'
import type { Plane } from '../../pixels/picture.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { chooseLabels } from '../lines/choose-labels.ts'
import { candidateShifts, differenceOf, type Shift, sourceOf } from './candidate-shifts.ts'
import { evenLight } from './even-light.ts'
import { type Compared, comparedBy } from './kinds-of-cloth.ts'

/** Cloth continued in pieces, at a quarter of the portrait's size. */
export interface Pieces {
  shifts: Shift[]
  /** Per pixel the shift its piece was copied by, below 0 for none. */
  label: Int16Array
  /** How much lighter each channel is painted than where its piece was copied from: light goes on without a step. */
  light: Plane[]
}

interface Cloth {
  /** 1 where a piece may be copied from. */
  source: Uint8Array
  /** See `PatchLevel`: pieces too are laid as far from the edge as they came from. */
  guide: Plane
  axis: number
  /** One face height, pixels. */
  s: number
}

/** Pixels around a hole that must look as what is laid beside them. */
const RIM = 3
/** Of fewer pixels there is nothing to lay, or nothing to lay it by. */
const FEW = 12
/**
 * What a piece costs a pixel: where it comes from nothing seen, as far from the edge as it does not belong, of another kind
 * of cloth; what a seam costs beside what it shows, and where one side of it is not seen.
 */
const COST = { lost: 4, astray: 0.8, other: 0.25, cut: 0.01, unseen: 0.5 } as const
/** What light alone makes of one kind of cloth. */
const SAME = 0.1

/**
 * Fills what is hidden of cloth with large pieces of what is seen of it, cut where their seams show least: so a print
 * stays a print, and folds go on. V. Kwatra et al., "Graphcut textures", 2003.
 */
export function layPieces(at: Reduced, cloth: Cloth): Pieces {
  const { w, h, n } = at
  const out: Pieces = { shifts: [], label: new Int16Array(n).fill(-1), light: [] }
  const compared = comparedBy(at, cloth.source, cloth.s)
  const channels = [...compared.detail, ...compared.kind]
  for (const hole of holesOf(at)) {
    if (hole.length < FEW) continue
    const rim = rimOf(at, cloth.source, hole)
    if (rim.length < FEW) continue
    const shifts = candidateShifts({ w, h, channels, source: cloth.source, axis: cloth.axis }, hole, rim)
    if (shifts.length) fill(at, cloth, { channels, compared, hole, shifts }, out)
  }
  out.light = evenLight(at, cloth.source, out)
  return out
}

/** Connected areas of hidden cloth. */
const holesOf = ({ n, w, hole, layer }: Reduced): number[][] =>
  connectedAreas(
    bytesOf(n, (o) => (hole[o] && layer[o] === LAYER.clothes ? 1 : 0)),
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
  compared: Compared
  hole: readonly number[]
  shifts: Shift[]
}

function fill(
  at: Reduced,
  { source, guide }: Cloth,
  { channels, compared, hole, shifts }: Hole,
  out: Pieces,
) {
  const { w } = at
  const xs = hole.map((o) => o % w)
  const ys = hole.map((o) => (o / w) | 0)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const box = { w: Math.max(...xs) - left + 1, h: Math.max(...ys) - top + 1 }
  const placeOf = (b: number) => (((b / box.w) | 0) + top) * w + (b % box.w) + left
  const pixels = hole.map((_, k) => (ys[k] - top) * box.w + xs[k] - left)
  const met = (o: number, k: number) => {
    const j = sourceOf(at, o, shifts[k])
    return j >= 0 && source[j] ? j : -1
  }
  const costs = shifts.map((_, k) => {
    const plane = new Float32Array(box.w * box.h).fill(COST.lost)
    hole.forEach((o, p) => {
      const j = met(o, k)
      if (j < 0) return
      const strange = Math.max(0, strangeness(compared, o, j) - SAME)
      let cost = COST.astray * (guide[o] - guide[j]) ** 2 + COST.other * strange
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
