import { blur } from '../../pixels/blur.ts'
import { boxMean } from '../../pixels/box-blur.ts'
import { bytesOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
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

/** Face heights over which a ground is rough if that share of it strays so, and the shares over which it becomes rough behind hair. */
const NEARBY = 0.12
const SHARE = { rough: 0.5, from: 0.35, to: 0.65 } as const
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

/** The roughness of a ground, laid in pieces. */
export interface Texture {
  pieces: Pieces
  /** 0 to 1: how far what is hidden is as rough as what is seen around it. */
  rough: Plane
}

/**
 * What is rough about what is calm otherwise, as plaster and upholstery are, in large pieces of what is seen of it; null
 * where all is smooth. Patches vote, and begin with a smooth guess: they leave a band of smoother wall around a head.
 * @param at a quarter of the portrait's size
 */
export function texturePieces(at: Reduced, { seen, calm, axis, s }: Wall): Texture | null {
  const wall = seen.map((is, o) => (is && calm[o] > CALM ? 1 : 0))
  const share = roughShare(at, wall, s)
  const source = bytesOf(at.n, (o) => (wall[o] && share[o] > SHARE.rough ? 1 : 0))
  if (source.reduce((sum, is) => sum + is, 0) < FEW) return null
  const [behind] = pushPull([share], wall, at.w, at.h)
  const pieces = layPieces(at, {
    ...{ layer: LAYER.background, source, axis },
    compared: comparedBy(at, source, s),
    guide: seen.map((_, o) => ((o / at.w) | 0) / (FAR * s)),
    ...{ cost: COST, mostLight: MOST_LIGHT },
  })
  return { pieces, rough: behind.map((v) => smoothstep(SHARE.from, SHARE.to, v)) }
}

/** Which part of a wall around each pixel strays from what is right beside it; 0 where no wall is. */
function roughShare(at: Reduced, wall: Plane, s: number): Plane {
  const beside = blur(at.channels[1], at.w, at.h, ROUGH.beside)
  const strays = at.channels[1].map((v, o) => (Math.abs(v - beside[o]) >= ROUGH.least ? 1 : 0))
  return boxMean(strays, wall, at, Math.max(1, Math.round(s * NEARBY))).map((v) => (Number.isNaN(v) ? 0 : v))
}
