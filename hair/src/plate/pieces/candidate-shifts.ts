import type { Plane, Size } from '../../pixels/picture.ts'

/** Where a piece is copied from: so far away, or mirrored: then `x` is what both columns add up to. */
export interface Shift {
  x: number
  y: number
  isMirrored: boolean
}

/** Steps between the shifts that are tried first, pixels, and how far apart those that are kept lie at least. */
const STEP = 4
const APART = 3
/** How many are kept that suit all of a hole, and how many of each part of its rim. */
const OF_ALL = 5
const OF_A_PART = 3
const PARTS = 6
/** What a pixel of the rim costs whose counterpart is unseen, and what a hole costs of which no pixel's is seen. */
const UNSEEN = 0.5
const UNCOVERED = 0.6
/** A part of a hole of which more is not covered is another shift's. */
const MOSTLY = 0.6
/** Of the pixels of a hole and of its rim one in so many is asked. */
const THINNED = { hole: 23, rim: 3 } as const

interface Torn extends Size {
  /** What pieces are compared by. */
  channels: readonly Plane[]
  /** 1 where a piece may be copied from. */
  source: Uint8Array
  /** Column about which a body is mirrored. */
  axis: number
}

/** The pixel that one is copied from; below 0 where that is none. */
export function sourceOf({ w, h }: Size, o: number, { x, y, isMirrored }: Shift): number {
  const sx = isMirrored ? x - (o % w) : (o % w) + x
  const sy = ((o / w) | 0) + y
  return sx < 0 || sy < 0 || sx >= w || sy >= h ? -1 : sy * w + sx
}

/** No shift: what is filled already stays. */
export const STAYS: Shift = { x: 0, y: 0, isMirrored: false }

/** The pixel that one is read from, seen or its own; below 0 where that is none. */
export function readFrom(size: Size, source: Uint8Array, o: number, shift: Shift): number {
  const j = sourceOf(size, o, shift)
  return j === o || (j >= 0 && source[j]) ? j : -1
}

/**
 * Shifts by which a hole could be filled in large pieces: by which its rim, or a part of it, comes to lie on the
 * like. K. He and J. Sun, "Statistics of patch offsets for image completion", 2012.
 * @param hole its pixels
 * @param rim the seen ones around it
 */
export function candidateShifts(torn: Torn, hole: readonly number[], rim: readonly number[]): Shift[] {
  const { w } = torn
  const middle = [mean(hole, (o) => o % w), mean(hole, (o) => (o / w) | 0)]
  const asked = hole.filter((_, k) => k % THINNED.hole === 0)
  const seen = rim.filter((_, k) => k % THINNED.rim === 0)
  const partOf = (o: number) => {
    const turn = Math.atan2(((o / w) | 0) - middle[1], (o % w) - middle[0]) / (2 * Math.PI) + 0.5
    return Math.min(PARTS - 1, (turn * PARTS) | 0)
  }
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    rim: seen.filter((o) => partOf(o) === part),
    hole: asked.filter((o) => partOf(o) === part),
  })).filter((part) => part.rim.length > PARTS && part.hole.length > 0)
  const costOfAll = (shift: Shift) =>
    parts.reduce((sum, part) => sum + costOf(torn, shift, part), 0) / parts.length
  const tried = [...shiftsOver(torn, hole)]
  const kept: Shift[] = []
  keepBest(tried, costOfAll, OF_ALL, kept)
  for (const part of parts) keepBest(tried, (shift) => costOf(torn, shift, part), OF_A_PART, kept)
  return kept
}

interface Rated {
  shift: Shift
  cost: number
}

function* shiftsOver({ w, h, axis }: Torn, hole: readonly number[]): Generator<Shift> {
  const rows = hole.map((o) => (o / w) | 0)
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  for (let y = STEP * Math.ceil(-bottom / STEP / 2); y < h - top; y += STEP)
    for (let x = -w + 1; x < w; x += STEP) {
      if (x || y) yield { x, y, isMirrored: false }
      yield { x: Math.round(2 * axis) + x, y, isMirrored: true }
    }
}

function costOf(
  torn: Torn,
  shift: Shift,
  { rim, hole }: { rim: readonly number[]; hole: readonly number[] },
) {
  let uncovered = 0
  for (const o of hole) {
    const j = sourceOf(torn, o, shift)
    if (j < 0 || !torn.source[j]) uncovered++
  }
  const share = uncovered / hole.length
  if (share > MOSTLY) return Number.POSITIVE_INFINITY
  let sum = 0
  for (const o of rim) {
    const j = sourceOf(torn, o, shift)
    sum += j < 0 || !torn.source[j] ? UNSEEN : differenceOf(torn.channels, o, j)
  }
  return sum / rim.length + UNCOVERED * share
}

/** How unlike two pixels are, all channels. */
export function differenceOf(channels: readonly Plane[], o: number, j: number): number {
  let sum = 0
  for (const channel of channels) sum += Math.abs(channel[o] - channel[j])
  return sum
}

/** Adds the best that lie apart from those that are kept, each moved to the best place nearby. */
function keepBest(tried: readonly Shift[], cost: (shift: Shift) => number, count: number, kept: Shift[]) {
  const rated = tried.map((shift): Rated => ({ shift, cost: cost(shift) }))
  const end = kept.length + count
  for (const one of rated.sort((a, b) => a.cost - b.cost)) {
    if (kept.length >= end || one.cost === Number.POSITIVE_INFINITY) return
    if (!kept.some((other) => areNear(other, one.shift))) kept.push(moved(one, cost))
  }
}

const areNear = (one: Shift, other: Shift): boolean =>
  one.isMirrored === other.isMirrored &&
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= APART

function moved(from: Rated, cost: (shift: Shift) => number): Shift {
  let best = from
  for (let y = -STEP / 2; y <= STEP / 2; y++)
    for (let x = -STEP / 2; x <= STEP / 2; x++) {
      const shift = { ...from.shift, x: from.shift.x + x, y: from.shift.y + y }
      // Moved onto itself a piece would be copied from where it is laid.
      if (!shift.isMirrored && !shift.x && !shift.y) continue
      const rated = { shift, cost: cost(shift) }
      if (rated.cost < best.cost) best = rated
    }
  return best.shift
}

const mean = (list: readonly number[], of: (o: number) => number): number =>
  list.reduce((sum, o) => sum + of(o), 0) / list.length
