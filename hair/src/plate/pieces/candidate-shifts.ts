import type { Plane, Size } from '../../pixels/picture.ts'

/** Where a piece is copied from: so far away, or mirrored: then `x` is what both columns add up to. */
export interface Shift {
  x: number
  y: number
  isMirrored: boolean
  /** Which picture it is read from: the photo, or from 1 on what was painted already, which stays. Default: the photo. */
  picture?: number
}

/** Steps between the shifts that are tried first, pixels, and how far apart those that are kept lie at least. */
const STEP = 4
const APART = 3
/** How many are kept that suit all of a hole, and how many of each part of its rim. */
const OF_ALL = 5
const OF_A_PART = 3
const OF_A_TILE = 2
const PARTS = 6
/** What a pixel of the rim costs whose counterpart is unseen, and what a hole costs of which no pixel's is seen. */
const UNSEEN = 0.5
const UNCOVERED = 0.6
/** A part of a hole of which more is not covered is another shift's. */
const MOSTLY = 0.6
/** Of the pixels of a hole, of a small part of it and of its rim one in so many is asked. */
const THINNED = { hole: 23, part: 13, rim: 3 } as const

export interface Torn extends Size {
  /** What pieces are compared by. */
  channels: readonly Plane[]
  /** 1 where a piece may be copied from. */
  source: Uint8Array
  /** Column about which a body is mirrored. */
  axis: number
}

/** The pixel of the photo that one is copied from; below 0 where that is none. */
export function sourceOf({ w, h }: Size, o: number, { x, y, isMirrored }: Shift): number {
  const sx = isMirrored ? x - (o % w) : (o % w) + x
  const sy = ((o / w) | 0) + y
  return sx < 0 || sy < 0 || sx >= w || sy >= h ? -1 : sy * w + sx
}

/** What was painted already stays. @param picture from 1 on */
export const staying = (picture: number): Shift => ({ x: 0, y: 0, isMirrored: false, picture })

/**
 * The pixel that one is read from: a seen one of the photo, or its own in what was painted, whose pictures lie one after the
 * other behind the photo; below 0 where that is none.
 */
export function readFrom(size: Size, source: Uint8Array, o: number, shift: Shift): number {
  if (shift.picture) return shift.picture * size.w * size.h + o
  const j = sourceOf(size, o, shift)
  return j >= 0 && source[j] ? j : -1
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
  const asked = thinned(hole, THINNED.hole)
  const seen = thinned(rim, THINNED.rim)
  const partOf = (o: number) => {
    const turn = Math.atan2(((o / w) | 0) - middle[1], (o % w) - middle[0]) / (2 * Math.PI) + 0.5
    return Math.min(PARTS - 1, (turn * PARTS) | 0)
  }
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    rim: seen.filter((o) => partOf(o) === part),
    hole: asked.filter((o) => partOf(o) === part),
  })).filter((part) => part.rim.length > PARTS && part.hole.length > 0)
  const ofAll = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + cost, 0) / parts.length
  const tried = [...shiftsOver(torn, hole)].map((shift) => ({
    shift,
    costs: parts.map((part) => costOf(torn, shift, part)),
  }))
  const kept: Shift[] = []
  keepBest(
    tried.map(({ shift, costs }) => ({ shift, cost: ofAll(costs) })),
    (shift) => ofAll(parts.map((part) => costOf(torn, shift, part))),
    OF_ALL,
    kept,
  )
  for (const [k, part] of parts.entries())
    keepBest(
      tried.map(({ shift, costs }) => ({ shift, cost: costs[k] })),
      (shift) => costOf(torn, shift, part),
      OF_A_PART,
      kept,
    )
  return kept
}

/** A part of a hole, and what lies around it. */
interface Part {
  hole: readonly number[]
  rim: readonly number[]
}

/**
 * Shifts for single parts of a hole whose rim is what was laid beside them.
 * @param strange what it costs a pixel that it is another than expected
 */
export function shiftsOfParts(
  torn: Torn,
  parts: readonly Part[],
  strange: (o: number, j: number) => number,
): Shift[] {
  const kept: Shift[] = []
  for (const { hole, rim } of parts) {
    const part = { hole: thinned(hole, THINNED.part), rim: thinned(rim, THINNED.rim) }
    const cost = (shift: Shift) => costOf(torn, shift, part) + meanStrange(torn, shift, part.hole, strange)
    const tried = [...shiftsOver(torn, hole, STEP + 2)].map((shift) => ({ shift, cost: cost(shift) }))
    keepBest(tried, cost, OF_A_TILE, kept)
  }
  return kept
}

/** The mean of what those pixels cost whose counterpart is seen. */
function meanStrange(
  torn: Torn,
  shift: Shift,
  hole: readonly number[],
  strange: (o: number, j: number) => number,
): number {
  let [sum, count] = [0, 0]
  for (const o of hole) {
    const j = sourceOf(torn, o, shift)
    if (j < 0 || !torn.source[j]) continue
    sum += strange(o, j)
    count++
  }
  return count ? sum / count : 0
}

const thinned = (list: readonly number[], by: number): number[] => list.filter((_, k) => k % by === 0)

interface Rated {
  shift: Shift
  cost: number
}

function* shiftsOver({ w, h, axis }: Torn, hole: readonly number[], by = STEP): Generator<Shift> {
  const rows = hole.map((o) => (o / w) | 0)
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  for (let y = by * Math.ceil(-bottom / by / 2); y < h - top; y += by)
    for (let x = -w + 1; x < w; x += by) {
      if (x || y) yield { x, y, isMirrored: false }
      yield { x: Math.round(2 * axis) + x, y, isMirrored: true }
    }
}

function costOf(torn: Torn, shift: Shift, { rim, hole }: Part) {
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
  return (rim.length ? sum / rim.length : 0) + UNCOVERED * share
}

/** How unlike two pixels are, all channels. */
export function differenceOf(channels: readonly Plane[], o: number, j: number): number {
  let sum = 0
  for (const channel of channels) sum += Math.abs(channel[o] - channel[j])
  return sum
}

/** Adds the best that lie apart from those that are kept, each moved to the best place nearby. */
function keepBest(rated: Rated[], cost: (shift: Shift) => number, count: number, kept: Shift[]) {
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
