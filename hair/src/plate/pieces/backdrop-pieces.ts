import { boxSpread } from '../../pixels/box-spread.ts'
import type { Plane } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { STAYS } from './candidate-shifts.ts'
import { type Compared, nearby } from './compared-by.ts'
import { layPieces, type Pieces } from './lay-pieces.ts'

/**
 * What a piece costs a pixel two face heights above or below where it came from, and where its tone nearby is another than
 * rays expect: little, so that pieces are large and cut where they fit.
 */
const COST = { astray: 0.15, other: 0.08 } as const
/** What it costs to leave a pixel to patches: they smear. */
const PATCHED = 0.06
/** Light changes more over a backdrop than over cloth, gamma-coded. */
const MOST_LIGHT = 0.15
/** Face heights over which a piece is astray wholly. */
const FAR = 2

interface Backdrop {
  /** 1 where it is surely seen. */
  seen: Plane
  /** What it is where rays carry it on, and where patches fill it, three channels each. */
  carried: readonly Plane[]
  patched: readonly Plane[]
  /** See `Continued`, at the same size. */
  calm: Plane
  /** Column about which it may be mirrored. */
  axis: number
  /** One face height, pixels. */
  s: number
}

interface LaidBackdrop {
  pieces: Pieces
  /** 0 to 1: where rays are painted; patches or pieces elsewhere. */
  smooth: Plane
}

/**
 * A backdrop in which things stand goes on in large pieces of what is seen of it, but where rays tell how it goes on, or
 * patches: what they painted is one more choice for each pixel. Light is evened out over all of it, so that no step shows
 * where one meets the other.
 * @param at a quarter of the portrait's size
 */
export function backdropPieces(at: Reduced, backdrop: Backdrop): LaidBackdrop {
  const { seen, carried, patched, calm, axis, s } = backdrop
  const isHidden = (o: number) => at.hole[o] === 1 && at.layer[o] === LAYER.background
  const filledBy = (painted: (c: number, o: number) => number) => ({
    ...at,
    channels: at.channels.map((channel, c) => channel.map((v, o) => (isHidden(o) ? painted(c, o) : v))),
  })
  const byRays = filledBy((c, o) => carried[c][o])
  const compared = comparedAsCarried(byRays, seen, s)
  const filled = filledBy((c, o) => patched[c][o] + (carried[c][o] - patched[c][o]) * calm[o])
  const pieces = layPieces(filled, {
    ...{ layer: LAYER.background, source: Uint8Array.from(seen), axis },
    compared: { ...compared, detail: filled.channels },
    guide: seen.map((_, o) => ((o / at.w) | 0) / (FAR * s)),
    ...{ cost: COST, mostLight: MOST_LIGHT },
    staying: calm.map((v) => PATCHED * (1 - v)),
  })
  const isLaid = (o: number) => pieces.label[o] >= 0 && pieces.shifts[pieces.label[o]] !== STAYS
  return { pieces, smooth: calm.map((v, o) => (isLaid(o) ? 0 : v)) }
}

/** Whole colours: the slow change of a backdrop is what is seen of it. Where it is hidden its tone is that of the fill. */
function comparedAsCarried(filled: Reduced, seen: Plane, s: number): Compared {
  const { w, h, channels, hole, layer } = filled
  const known = seen.map((is, o) => (is || (hole[o] && layer[o] === LAYER.background) ? 1 : 0))
  const tone = channels.map((channel) => nearby(channel, known, filled, s))
  const [contrast] = pushPull([nearby(boxSpread(channels[1], w, h, 1), seen, filled, s)], seen, w, h)
  return { detail: [...channels], kind: [...tone, contrast], expected: [...tone, contrast] }
}
