import { boxSpread } from '../../pixels/box-spread.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { usualDifference } from './choose-pieces.ts'
import { type Compared, nearby } from './compared-by.ts'
import { layPieces, type Painted, type Pieces } from './lay-pieces.ts'

/**
 * What a piece costs a pixel two face heights above or below where it came from, and where its tone nearby is another than
 * rays expect: little, so that pieces are large and cut where they fit.
 */
const COST = { astray: 0.15, other: 0.08 } as const
/**
 * What it costs a pixel to stay as rays painted it where they are not believed, and as patches did, which smear: shares of
 * what differs a little further on anyway, the more things stand there.
 */
const STAYING = { streaked: 0.6, patched: 0.2 } as const
/** Light changes more over a backdrop than over cloth, gamma-coded. */
const MOST_LIGHT = 0.15
/** Face heights over which a piece is astray wholly. */
const FAR = 2
/** Pictures of what was painted, in this order; see `Shift`. */
export const BY = { rays: 1, patches: 2 } as const

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

/**
 * A backdrop in which things stand goes on in large pieces of what is seen of it, but where rays tell how it goes on, or
 * patches: what each painted is one more choice for each pixel. Light is evened out over all of it, so that no step shows
 * where one meets the other.
 * @param at a quarter of the portrait's size
 */
export function backdropPieces(at: Reduced, backdrop: Backdrop): Pieces {
  const { seen, carried, patched, calm, axis, s } = backdrop
  const isHidden = (o: number) => at.hole[o] === 1 && at.layer[o] === LAYER.background
  const pictureOf = (painted: readonly Plane[]) => ({
    ...at,
    channels: at.channels.map((channel, c) => channel.map((v, o) => (isHidden(o) ? painted[c][o] : v))),
  })
  const source = Uint8Array.from(seen)
  const byRays = pictureOf(carried)
  const byPatches = pictureOf(patched)
  const compared = comparedAsCarried(byRays, seen, s)
  const differing = usualDifference({ size: at, source, channels: [...compared.detail, ...compared.kind] })
  const [usual] = pushPull([nearby(differing, seen, at, s)], seen, at.w, at.h)
  const staying = (picture: Reduced, kind: Plane[], priceAt: (o: number) => number): Painted => ({
    ...{ channels: picture.channels, kind },
    price: planeOf(at.n, (o) => usual[o] * priceAt(o)),
  })
  return layPieces(at, {
    ...{ layer: LAYER.background, source, axis, compared },
    guide: seen.map((_, o) => ((o / at.w) | 0) / (FAR * s)),
    ...{ cost: COST, mostLight: MOST_LIGHT },
    painted: [
      staying(byRays, compared.kind, (o) => STAYING.streaked * (1 - calm[o])),
      staying(byPatches, comparedAsCarried(byPatches, seen, s).kind, () => STAYING.patched),
    ],
  })
}

/** Whole colours: the slow change of a backdrop is what is seen of it. Where it is hidden its tone is that of the fill. */
function comparedAsCarried(filled: Reduced, seen: Plane, s: number): Compared {
  const { w, h, channels, hole, layer } = filled
  const known = seen.map((is, o) => (is || (hole[o] && layer[o] === LAYER.background) ? 1 : 0))
  const tone = channels.map((channel) => nearby(channel, known, filled, s))
  const [contrast] = pushPull([nearby(boxSpread(channels[1], w, h, 1), seen, filled, s)], seen, w, h)
  return { detail: [...channels], kind: [...tone, contrast], expected: [...tone, contrast] }
}
