import { blur } from '../../pixels/blur.ts'
import { median } from '../../pixels/median.ts'
import type { Plane } from '../../pixels/picture.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { comparedBy } from './compared-by.ts'
import { layPieces, type Pieces } from './lay-pieces.ts'

/** What a piece costs a pixel two face heights above or below where it came from, and where its tone nearby is another. */
const COST = { astray: 0.15, other: 0.08 } as const
/** Face heights over which a piece is astray wholly. */
const FAR = 2
/** By how much light may change over it, gamma-coded: see `evenLight`. */
const MOST_LIGHT = 0.15
/**
 * How far half of a wall strays at least from what is right beside it, gamma-coded, and how far that is, a standard deviation
 * in pixels: plaster does by 0.014 and 0.021, smooth walls and doors by 0.003. What is broader stands before the wall, or is
 * a panel, and would be seen twice.
 */
const ROUGH = { least: 0.0075, beside: 1.2 } as const

/** What is less calm is no wall. */
const CALM = 0.5
/** Of fewer pixels that are calm nothing can be said, nor copied. */
const FEW = 200

interface Wall {
  /** 1 where the backdrop is surely seen. */
  seen: Plane
  /** How calm it is there and behind hair, 0 to 1; see `calmAt`. */
  calm: Plane
  /** Column about which it may be mirrored. */
  axis: number
  /** One face height, pixels. */
  s: number
}

/**
 * What is rough about a wall that is calm otherwise, as plaster is, in large pieces of what is seen of it; null for one that
 * is smooth. Patches vote, and begin with a smooth guess: they leave a band of smoother wall around a head.
 * @param at a quarter of the portrait's size
 */
export function texturePieces(at: Reduced, { seen, calm, axis, s }: Wall): Pieces | null {
  const wall = seen.map((is, o) => (is && calm[o] > CALM ? 1 : 0))
  if (wall.reduce((sum, is) => sum + is, 0) < FEW) return null
  if (roughness(at, wall) < ROUGH.least) return null
  const source = Uint8Array.from(wall)
  return layPieces(at, {
    ...{ layer: LAYER.background, source, axis },
    compared: comparedBy(at, source, s),
    guide: seen.map((_, o) => ((o / at.w) | 0) / (FAR * s)),
    ...{ cost: COST, mostLight: MOST_LIGHT },
  })
}

function roughness({ channels: [, green], w, h }: Reduced, wall: Plane): number {
  const beside = blur(green, w, h, ROUGH.beside)
  const strays: number[] = []
  for (let o = 0; o < wall.length; o += 3) if (wall[o]) strays.push(Math.abs(green[o] - beside[o]))
  return median(strays)
}
