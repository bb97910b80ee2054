import { planeOf } from '../../pixels/fill-plane.ts'
import { fourNeighbours } from '../../pixels/masks/four-neighbours.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { chooseLabels } from '../lines/choose-labels.ts'
import { differenceOf, readFrom, type Shift } from './candidate-shifts.ts'
import type { Compared } from './compared-by.ts'

/** What a piece costs a pixel where it comes from nothing seen; what a seam costs beside what it shows, and where a piece would meet the photo from nothing seen. */
const COST = { lost: 4, cut: 0.01, unseen: 0.5 } as const
/** What light alone makes of one kind. */
const SAME = 0.1
/** How far apart pixels are that tell what any two pieces differ by. */
const APART = 12

/** What pieces cost. */
export interface Priced {
  size: Size
  /** What pieces are compared by; what was painted already lies behind the photo, see `readFrom`. */
  channels: readonly Plane[]
  /** The same, all channels of a pixel beside each other. */
  packed: Float32Array
  /** 1 where a piece may be copied from. */
  source: Uint8Array
  /** See `Laying`. */
  compared: Pick<Compared, 'kind' | 'expected'>
  guide: Plane
  cost: { astray: number; other: number }
  /** What it costs each pixel to stay in each of the pictures that were painted already. */
  prices: readonly Plane[]
}

/**
 * For each of some pixels the shift of its piece, so that seams show least.
 * @param beside per pixel of the photo where what is seen or was laid there is read from, below 0 for none; see `readFrom`
 * @returns per pixel that is asked the index of its shift
 */
export function choosePieces(
  priced: Priced,
  { asked, shifts, beside }: { asked: readonly number[]; shifts: readonly Shift[]; beside: Int32Array },
): Uint8Array {
  const { size, source, channels, packed } = priced
  const { w } = size
  const xs = asked.map((o) => o % w)
  const ys = asked.map((o) => (o / w) | 0)
  const [left, top] = [least(xs), least(ys)]
  const box = { w: most(xs) - left + 1, h: most(ys) - top + 1 }
  const pixels = asked.map((_, k) => (ys[k] - top) * box.w + xs[k] - left)
  const count = channels.length
  const differ = (i: number, j: number) => {
    let sum = 0
    for (let c = 0; c < count; c++) sum += Math.abs(packed[i * count + c] - packed[j * count + c])
    return sum
  }
  const met = shifts.map((shift) => {
    const from = new Int32Array(box.w * box.h).fill(-1)
    asked.forEach((o, p) => {
      from[pixels[p]] = readFrom(size, source, o, shift)
    })
    return from
  })
  const isAsked = new Uint8Array(source.length)
  for (const o of asked) isAsked[o] = 1
  const rim = asked.map((o) => fourNeighbours(o, size).filter((i) => !isAsked[i] && beside[i] >= 0))
  const costs = shifts.map((shift, k) => {
    const plane = new Float32Array(box.w * box.h).fill(COST.lost)
    asked.forEach((o, p) => {
      const j = met[k][pixels[p]]
      if (j < 0) return
      let cost = ownCost(priced, shift, o, j)
      for (const i of rim[p]) {
        // beside what was painted already lies the photo
        if (shift.picture && source[i]) continue
        const l = readFrom(size, source, i, shift)
        cost += l < 0 ? COST.unseen + differ(beside[i], j) : differ(beside[i], l)
      }
      plane[pixels[p]] = cost
    })
    return plane
  })
  const step = (b: number, k: number, l: number) => {
    const i = met[k][b]
    const j = met[l][b]
    return i < 0 || j < 0 ? Number.NaN : differ(i, j) + COST.cut
  }
  const labels = chooseLabels(box, pixels, { costs, step })
  return Uint8Array.from(pixels, (b) => labels[b])
}

/** What a pixel costs whatever lies beside it. */
function ownCost({ compared, guide, cost, prices }: Priced, shift: Shift, o: number, j: number): number {
  if (shift.picture) return prices[shift.picture - 1][o]
  const strange = Math.max(0, strangeness(compared, o, j) - SAME)
  return cost.astray * (guide[o] - guide[j]) ** 2 + cost.other * strange
}

/** How unlike what is seen at a place is to what must be expected at another. */
export const strangeness = (
  { kind, expected }: Pick<Compared, 'kind' | 'expected'>,
  o: number,
  j: number,
): number => kind.reduce((sum, plane, c) => sum + Math.abs(expected[c][o] - plane[j]), 0)

/**
 * How much what is seen differs at a little distance, where both places are seen; 0 elsewhere: what a seam shows that nobody
 * chose.
 */
export function usualDifference({
  size,
  source,
  channels,
}: Pick<Priced, 'size' | 'source' | 'channels'>): Plane {
  const { w, h } = size
  return planeOf(w * h, (o) => {
    if (!source[o]) return 0
    const beside = [
      o % w < w - APART ? o + APART : o - APART,
      o < (h - APART) * w ? o + APART * w : o - APART * w,
    ]
    const seen = beside.filter((j) => source[j])
    return seen.reduce((sum, j) => sum + differenceOf(channels, o, j), 0) / Math.max(1, seen.length)
  })
}

const least = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b))
const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b))

/** All channels of a pixel beside each other. */
export function packedOf(channels: readonly Plane[]): Float32Array {
  const count = channels.length
  const out = new Float32Array(count * channels[0].length)
  channels.forEach((plane, c) => {
    for (let o = 0; o < plane.length; o++) out[o * count + c] = plane[o]
  })
  return out
}
