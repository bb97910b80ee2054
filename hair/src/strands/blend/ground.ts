import type { Analysis } from '../../analysis/analyse.ts'
import { angleIndex } from '../../cut/layer/hairline.ts'
import { toFace } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Plate } from '../../plate/make-plate.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import { hairlineAt } from '../head/scalp.ts'
import type { SkinReach } from '../light/skin-reach.ts'
import { bareForehead } from './bare-forehead.ts'
import { paintTemples } from './bare-temples.ts'
import { BARE, takeShine } from './take-shine.ts'

/** How far behind her hairline new hair is looked for, units. */
const BEHIND = 2.2

/** How far behind her hairline her own hair is kept, all of it and none, face heights. */
const KEPT = [0.08, 0.13] as const

/**
 * How far a forehead that was bare keeps its light under new hair: it has no shadow of hair yet as a hairline has, and
 * shone through the gaps of a fringe; wholly shaded, its highlights are grey.
 */
const BARE_KEEPS = 0.5

/** Pixels of a portrait 960 wide over which her own hair is told to be near. */
const NEAR = 5

/** The new hair, and the head it grows on. */
interface NewHair {
  /** The photo with her own hair in the colour of the new. */
  own: Picture
  head: Head
  alpha: Plane
  reach: SkinReach
  /** Where nothing of her own hairline is kept; null where it is. Default null. */
  bare?: BareSides | null
  /** How deep its shade is, 1 where it lies against the skin. Default 1. */
  deep?: number
}

/** What is seen where nothing of her own hairline is kept: hair is swept out of a face, cut short, or has a line of its own. */
export interface BareSides {
  /** Whether new hair throws on her forehead such a shade as hers threw. */
  isShaded: boolean
  /** Whether new hair lies over her forehead, and takes its shine: see `takeShine`. */
  isMatt: boolean
  /** Where skin is seen between strands, 0 to 1: see `thinLine` and `thinSides`; null where it is nowhere. */
  thin: Plane | null
  /** See `bareTemples`. */
  temples: Plane
  /** Her own hairline; where it is higher now, it was a fringe. */
  natural: Float32Array
  /** The layout with temples and ears: what lies there is her face. */
  layout: Layout
}

/** Share of its shadow that skin lies in where hair is thin. */
const THIN_SHADE = 0.5

/**
 * What new hair is laid on: the plate, her own hairline, and the shadow of the new hair.
 * @param plate with even outlines, its backdrop in focus or out of it
 */
export function groundFor(
  analysis: Analysis,
  plate: Pick<Plate, 'picture' | 'layout'>,
  hair: NewHair,
): Picture {
  const { bare, head } = hair
  const ground = { ...plate.picture, data: plate.picture.data.slice() }
  const { layout } = bare ?? plate
  const { w, h, alpha } = analysis.matte
  const near = wideBlur(alpha, w, h, (NEAR * w) / 960)
  if (bare) paintTemples(ground, bare.temples, { head, layout: plate.layout })
  if (bare) bareForehead(ground, analysis, { ...bare, head })
  const kept = bare ? null : keepHairline(ground, near, hair)
  if (bare?.isMatt)
    takeShine(ground, {
      ...{ photo: analysis.picture, face: analysis.face, head, layout: plate.layout },
      ...{ near, alpha: hair.alpha },
    })
  const { deep = 1, reach } = hair
  shadeSkin(ground, reach, { painted: near, layout, kept, deep, thin: bare?.thin ?? null })
  return ground
}

/**
 * Her own pixels where her hairline is and new hair grows behind it: nobody can draw the first millimetres of a
 * hairline as well as the camera saw them. Writes into the ground; returns how much of each pixel is her own.
 * @param lock how much of her own hair is near, 0 to 1
 */
function keepHairline({ w, h, data }: Picture, lock: Plane, { own, head, alpha }: NewHair): Plane {
  const kept = new Float32Array(alpha.length)
  const onHead = headArea(head)
  const near = wideBlur(alpha, w, h, head.unit * BEHIND)
  const body = wideBlur(alpha, w, h, head.unit * 0.9)
  const { hairline } = head
  const [whole, end] = KEPT
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (near[i] < 0.03) continue
      const [u, v] = toFace(head.frame, x, y)
      const angle = angleIndex(u, v)
      if (angle < 1 || angle > hairline.length - 2) continue
      const middle = hairlineAt(head.kept, angle)
      if (middle <= 0) continue
      const r = Math.hypot(u, v) - hairlineAt(hairline, angle)
      // her forehead is seen as it is, but for a lock that lies over it
      const isBare = smoothstep(-0.3, -0.2, r) * smoothstep(BARE[0], BARE[1], lock[i])
      const isLine = smoothstep(-0.08, -0.03, r)
      const isOwn = Math.max(isLine, isBare) * smoothstep(end, whole, r)
      // beside her head only what new hair hides
      const isHidden = Math.max(onHead[i], smoothstep(0.55, 0.85, body[i]))
      const share = isOwn * middle * smoothstep(0.03, 0.12, near[i]) * isHidden
      kept[i] = share * Math.max(isLine, BARE_KEEPS)
      for (let c = 0; c < 3; c++) data[i * 3 + c] += (own.data[i * 3 + c] - data[i * 3 + c]) * share
    }
  }
  return kept
}

/** Skull and face, 0 to 1, at the size of the picture. */
function headArea({ depth, w, h }: Head): Plane {
  const mask = depth.z.map((z) => (z > FAR ? 1 : 0))
  return resizePlane(blur(mask, depth.w, depth.h, 3), depth.w, depth.h, w, h).map((a) =>
    smoothstep(0.6, 0.95, a),
  )
}

interface Shaded {
  /** How much of what was painted, her own hair, is near, 0 to 1. */
  painted: Plane
  layout: Layout
  kept: Plane | null
  thin: Plane | null
  deep: number
}

/** Fully where the plate was painted; gently where the photo has shadows of its own. */
function shadeSkin(
  { w, h, data }: Picture,
  { share, ...size }: SkinReach,
  { painted, layout, kept, thin, deep }: Shaded,
) {
  const reach = resizePlane(blur(share, size.w, size.h, 1.6), size.w, size.h, w, h)
  const isBackground = shareOfLayers(layout, (l) => l === LAYER.background, { rounded: 1, size: { w, h } })
  for (let i = 0; i < reach.length; i++) {
    const open = (1 - 0.8 * (kept?.[i] ?? 0)) * (1 - (1 - THIN_SHADE) * (thin?.[i] ?? 0))
    const k = deep * (1 - reach[i]) * (0.36 + 0.3 * painted[i]) * (1 - isBackground[i]) * open
    if (k <= 0.004) continue
    // skin in shadow turns a little warmer
    data[i * 3] = toByte(toLinear(data[i * 3]) * (1 - k * 0.95))
    data[i * 3 + 1] = toByte(toLinear(data[i * 3 + 1]) * (1 - k))
    data[i * 3 + 2] = toByte(toLinear(data[i * 3 + 2]) * (1 - k * 1.02))
  }
}
