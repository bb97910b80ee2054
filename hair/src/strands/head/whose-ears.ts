import type { Analysis } from '../../analysis/analyse.ts'
import { HAIR, SKIN } from '../../matte/masks.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { type HeadAxes, toCamera, type Vector } from './head-axes.ts'
import { type EarPlace, placeEars } from './place-ears.ts'

/**
 * `hers`: her photo shows it; `partly`: a part of it; `hidden`: it was under her hair; `away`: the turn of the head, or
 * something else, hides it.
 */
export type Whose = 'hers' | 'partly' | 'hidden' | 'away'

export interface Ear extends EarPlace {
  whose: Whose
  /**
   * Height in head space down to which hair lies over it: what hers hid of an ear that is seen, new hair hides; to the
   * middle where there is none.
   */
  hairTo: number
}

/** Left and right in the picture. */
export type Ears = readonly [left: Ear, right: Ear]

/** Share of an ear outside the face that is bare skin, from which on it is hers, and partly hers; hair hides the rest. */
const BARE = { all: 0.6, part: 0.2 } as const
/** From this share of hair and skin on there is an ear at all. */
const HIDDEN = 0.5
/** So much of an ear stands out beside the face at least, of the square of its height: less is a sliver. */
const STANDS_OUT = 0.07
/** An ear as an ellipse of its plane: its middle, and half its sides. */
const ELLIPSE = { back: 0.27, up: 0, wide: 0.27, high: 0.48 } as const
const CORNERS = 24
/** Hair over an ear that was hidden lies this far above its middle, share of its height. */
const OVER = 0.3
/** From this share of a row on that is bare an ear is seen there. */
const ROW = 0.5

/** Where her ears are, and whether they are seen. */
export function findEars(photo: Pick<Analysis, 'face' | 'masks' | 'picture'>, axes: HeadAxes): Ears {
  const { face, masks, picture } = photo
  const scale = masks.w / picture.w
  const [left, right] = placeEars(face, axes).map((place) => {
    const area = fillPolygon(outlineOf(place, axes, scale), masks.w, masks.h)
    const whose = whoseOf(area, masks, place.height * axes.unit * scale)
    const over = overDrawn(place)
    if (whose === 'away') return { ...place, whose, hairTo: place.at[1] }
    if (whose !== 'hers') return { ...place, whose, hairTo: over }
    const bare = (axes.y0 - highestBare(area, masks) / scale) / axes.unit
    return { ...place, whose, hairTo: Math.max(place.at[1] - place.height / 2, Math.min(over, bare)) }
  })
  return [left, right]
}

/** Height in head space down to which hair lies over an ear that is drawn. */
export const overDrawn = ({ at, height }: Pick<EarPlace, 'at' | 'height'>): number => at[1] + OVER * height

/** The first row, pixels of the mask, in which most of what is no face is bare skin; Infinity where none is. */
function highestBare(area: Uint8Array, { w, h, shares, oval }: Analysis['masks']): number {
  for (let y = 0; y < h; y++) {
    let [all, bare] = [0, 0]
    for (let i = y * w; i < (y + 1) * w; i++) {
      if (!area[i] || oval[i]) continue
      all++
      if (shares[SKIN][i] > 0.5) bare++
    }
    if (all > 0 && bare > ROW * all) return y
  }
  return Number.POSITIVE_INFINITY
}

/** The ellipse in the picture, pixels of the mask. */
function outlineOf(place: EarPlace, axes: HeadAxes, scale: number): [number, number][] {
  const p = new Float64Array(3)
  return Array.from({ length: CORNERS }, (_, k) => {
    const angle = (k / CORNERS) * 2 * Math.PI
    const s = place.height * (ELLIPSE.back + ELLIPSE.wide * Math.cos(angle))
    const t = place.height * (ELLIPSE.up + ELLIPSE.high * Math.sin(angle))
    toCamera(axes, ...along(place, s, t), p)
    return [(axes.x0 + p[0] * axes.unit) * scale, (axes.y0 - p[1] * axes.unit) * scale]
  })
}

function whoseOf(area: Uint8Array, { shares, oval }: Analysis['masks'], height: number): Whose {
  let [all, bare, hidden] = [0, 0, 0]
  for (let i = 0; i < area.length; i++) {
    if (!area[i] || oval[i]) continue
    all++
    if (shares[SKIN][i] > 0.5) bare++
    else if (shares[HAIR][i] > 0.5) hidden++
  }
  if (all < STANDS_OUT * height ** 2) return 'away'
  if (bare >= BARE.all * all) return 'hers'
  if (bare + hidden < HIDDEN * all) return 'away'
  return bare >= BARE.part * all ? 'partly' : 'hidden'
}

type Place = Pick<EarPlace, 'at' | 'back' | 'up'>

const along = ({ at, back, up }: Place, s: number, t: number): Vector => [
  at[0] + s * back[0] + t * up[0],
  at[1] + s * back[1] + t * up[1],
  at[2] + s * back[2] + t * up[2],
]
