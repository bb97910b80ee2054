import { bytesOf, planeOf } from '../../pixels/fill-plane.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import { fourNeighbours } from '../../pixels/masks/four-neighbours.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { grown } from '../layers/grown.ts'
import type { Reduced } from '../layers/reduced.ts'
import { candidateShifts, readFrom, type Shift, shiftsOfParts, staying } from './candidate-shifts.ts'
import { choosePieces, type Priced, packedOf, strangeness } from './choose-pieces.ts'
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

/** What is hidden as it was painted already. */
export interface Painted {
  /** Three channels. */
  channels: readonly Plane[]
  /** See `Compared`. */
  kind: readonly Plane[]
  /** What it costs each pixel that it stays so. */
  price: Plane
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
  /** What may stay as it is painted. Default: nothing. */
  painted?: readonly Painted[]
}

/** Pixels around a hole that must look as what is laid beside them. */
const RIM = 3
/** Of fewer pixels there is nothing to lay, or nothing to lay it by. */
const FEW = 12
/**
 * What stays as it was painted for more is asked again, in squares of so many pixels a side, so many of them, with so much
 * around them; what another tone costs the shifts that are tried there.
 */
const AGAIN = { dearer: 0.02, side: 24, squares: 16, margin: 8, other: 0.5 } as const

/**
 * Fills what is hidden of a layer with large pieces of what is seen of it, cut where their seams show least: so a print
 * stays a print, and folds go on. V. Kwatra et al., "Graphcut textures", 2003.
 */
export function layPieces(at: Reduced, laying: Laying): Pieces {
  const { source, compared, axis, mostLight, painted = [] } = laying
  const out: Pieces = { shifts: [], label: new Int16Array(at.n).fill(-1), light: [] }
  const behind = (plane: Plane, of: (one: Painted) => Plane) => joined([plane, ...painted.map(of)])
  const kind = compared.kind.map((plane, c) => behind(plane, (one) => one.kind[c]))
  const channels = [...compared.detail.map((plane, c) => behind(plane, (one) => one.channels[c])), ...kind]
  const torn = { w: at.w, h: at.h, channels, source, axis }
  const priced = {
    ...{ ...laying, size: at, channels, packed: packedOf(channels) },
    prices: painted.map(({ price }) => price),
  }
  const stays = painted.map((_, p) => staying(p + 1))
  const beside = Int32Array.from(source, (is, o) => (is ? o : -1))
  for (const hole of holesOf(at, laying.layer)) {
    if (hole.length < FEW) continue
    const rim = rimOf(at, source, hole)
    if (rim.length < FEW) continue
    const shifts = [...candidateShifts(torn, hole, rim), ...stays]
    if (!shifts.length) continue
    lay({ asked: hole, shifts })
    const dear = dearOf(priced, hole, out)
    if (!dear.length) continue
    const more = shiftsForDear(priced, dear, beside)
    if (!more.length) continue
    const asked = around(dear, hole, at)
    for (const o of asked) beside[o] = -1
    const used = new Set(asked.flatMap((o) => (out.label[o] < 0 ? [] : out.shifts[out.label[o]])))
    lay({ asked, shifts: [...[...used].filter(({ picture }) => !picture), ...more, ...stays] })
  }
  const lit = at.channels.map((plane, c) => behind(plane, (one) => one.channels[c]))
  out.light = evenLight({ w: at.w, h: at.h, channels: lit }, source, { ...out, mostLight })
  return out

  function lay(what: { asked: readonly number[]; shifts: readonly Shift[] }) {
    const labels = choosePieces(priced, { ...what, beside })
    // what was laid before by the same shift is the same piece
    const known = what.shifts.map((shift) => {
      const k = out.shifts.indexOf(shift)
      return k < 0 ? out.shifts.push(shift) - 1 : k
    })
    what.asked.forEach((o, p) => {
      const j = readFrom(at, source, o, what.shifts[labels[p]])
      out.label[o] = j < 0 ? -1 : known[labels[p]]
      beside[o] = j
    })
  }
}

function joined(planes: readonly Plane[]): Plane {
  const out = new Float32Array(planes.reduce((sum, plane) => sum + plane.length, 0))
  let end = 0
  for (const plane of planes) {
    out.set(plane, end)
    end += plane.length
  }
  return out
}

/** Connected areas of what is hidden of a layer. */
const holesOf = ({ n, w, hole, layer: layers }: Reduced, layer: number): number[][] =>
  connectedAreas(
    bytesOf(n, (o) => (hole[o] && layers[o] === layer ? 1 : 0)),
    w,
  )

/** What is known around some pixels. */
function rimOf(size: Size, known: Uint8Array, inside: readonly number[]): number[] {
  const isDone = new Uint8Array(known.length)
  const out: number[] = []
  let edge: readonly number[] = inside
  for (let ring = 0; ring < RIM; ring++) {
    const next: number[] = []
    for (const o of edge)
      for (const j of fourNeighbours(o, size))
        if (!isDone[j] && known[j]) {
          isDone[j] = 1
          next.push(j)
        }
    out.push(...next)
    edge = next
  }
  return out
}

/** Squares of what stays as it was painted although it is dear, and of what is hidden; the largest. */
function dearOf({ size, prices }: Priced, hole: readonly number[], { shifts, label }: Pieces): number[][] {
  const { w } = size
  const across = Math.ceil(w / AGAIN.side)
  const squares = new Map<number, number[]>()
  for (const o of hole) {
    const picture = label[o] < 0 ? 0 : shifts[label[o]].picture
    if (!picture || prices[picture - 1][o] <= AGAIN.dearer) continue
    const square = ((o / w / AGAIN.side) | 0) * across + (((o % w) / AGAIN.side) | 0)
    const found = squares.get(square)
    if (found) found.push(o)
    else squares.set(square, [o])
  }
  return [...squares.values()]
    .filter((part) => part.length >= FEW)
    .sort((a, b) => b.length - a.length)
    .slice(0, AGAIN.squares)
}

/** Shifts for such squares: so little is seen beside them that no piece reached them. */
function shiftsForDear(
  priced: Priced & { axis: number },
  squares: readonly number[][],
  beside: Int32Array,
): Shift[] {
  const { size, source, channels, compared, axis } = priced
  const known = Uint8Array.from(beside, (j) => (j < 0 ? 0 : 1))
  for (const square of squares) for (const o of square) known[o] = 0
  const shown = channels.map((plane) => planeOf(beside.length, (o) => plane[beside[o] < 0 ? o : beside[o]]))
  const parts = squares.map((hole) => ({ hole, rim: rimOf(size, known, hole) }))
  const torn = { w: size.w, h: size.h, channels: shown, source, axis }
  return shiftsOfParts(torn, parts, (o, j) => AGAIN.other * strangeness(compared, o, j))
}

/** Squares and what is hidden around them. */
function around(squares: readonly number[][], hole: readonly number[], { w, h }: Size): number[] {
  const mask = new Float32Array(w * h)
  for (const square of squares) for (const o of square) mask[o] = 1
  const wide = grown(mask, w, h, AGAIN.margin)
  return hole.filter((o) => wide[o])
}
