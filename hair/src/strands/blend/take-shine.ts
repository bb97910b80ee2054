import type { Analysis } from '../../analysis/analyse.ts'
import { pointAt } from '../../face/face.ts'
import { toFace } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { reducedSize, shrinkPicture } from '../../plate/layers/reduced.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Head } from '../head/head.ts'
import { SMALL } from './forehead-places.ts'
import { toneOf } from './smooth-skin.ts'

/** Units around new hair within which a forehead lies in its shade, and its blurred cover there: from no shine lost to all. */
const SHADED = { around: 1.1, from: 0.06, to: 0.5 } as const
/** Mesh points at the top of both brows, and face heights above them from which on skin is forehead: none and all of it. */
const BROWS = [105, 334] as const
const FOREHEAD = [0.01, 0.06] as const
/** How much of her own hair is near where none of a forehead is bare, and all of it. */
export const BARE = [0.3, 0.06] as const
/** Every so many pixels are asked for the tone of matt skin. */
const EVERY = 7
/** Matt skin is the least blue of it, shares. */
const MATT = { from: 0.15, to: 0.45 } as const
/**
 * Face heights over which shine is told, and of what share of red light it is none, and all is: no skin has one hue. Told pixel
 * by pixel it took the pores with it, and left a smooth stain.
 */
const TOLD = { over: 0.012, none: 0.06, all: 0.3 } as const
/** What of it is lost. With all of it gone a forehead that shines had a rim of another skin. */
const LOST = 0.75
/** What of the contrast of pores is left, of what is lighter than the skin around it: those in a shine glitter. */
const GRAIN = 0.75

interface Above {
  /** As she was photographed: of her forehead what is bare tells the tone of its skin. */
  photo: Picture
  face: Analysis['face']
  head: Pick<Head, 'frame' | 'unit'>
  /** How much of her own hair is near, 0 to 1. */
  near: Plane
  /** Of the new hair. */
  alpha: Plane
  layout: Layout
}

/**
 * A forehead in the shade of new hair loses its shine first: that is the lamp itself, mirrored, and hair stands before the
 * lamp. Only made darker it is a grey film under a fringe. Writes into the picture.
 */
export function takeShine(ground: Picture, { photo, face, head, near: hair, alpha, layout }: Above): void {
  const { w, h, data } = ground
  const { frame, unit } = head
  const brows = Math.max(...BROWS.map((k) => toFace(frame, ...pointAt(face, k))[1]))
  const isFace = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: ground })
  const isForehead = isFace.map((share, i) => {
    if (share <= 0) return 0
    const [, v] = toFace(frame, i % w, (i / w) | 0)
    return share * smoothstep(brows + FOREHEAD[0], brows + FOREHEAD[1], v)
  })
  const tone = mattTone(
    photo.data,
    isForehead.map((share, i) => (hair[i] < BARE[1] ? share : 0)),
  )
  if (!tone) return
  const near = wideBlur(alpha, w, h, SHADED.around * unit)
  const { gain, seen, told } = mattGain(ground, isForehead, { tone, s: frame.s })
  for (let i = 0; i < near.length; i++) {
    const lost = LOST * isForehead[i] * smoothstep(SHADED.from, SHADED.to, near[i])
    if (lost * told[i] <= 0.004) continue
    const grain =
      Math.max(1, toLinear(data[i * 3 + 1]) / Math.max(1e-3, seen[i])) ** (lost * told[i] * (GRAIN - 1))
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = toByte(toLinear(data[i * 3 + c]) * gain[c][i] ** lost * grain)
  }
}

/** How skin gets matt, at full size. */
interface Matt {
  /** By what each channel is multiplied where all shine is lost, linear, 1 at most. */
  gain: Plane[]
  /** Green light around each pixel. */
  seen: Plane
  /** How much of each pixel shines, 0 to 1. */
  told: Plane
}

/** @param skin how much of each pixel is forehead, 0 to 1; `tone` of matt skin, linear; `s`: pixels of a face height */
function mattGain(
  ground: Picture,
  skin: Plane,
  { tone, s }: { tone: readonly [number, number, number]; s: number },
): Matt {
  const small = reducedSize(ground, SMALL)
  const { w, h } = small
  const [red, , blue] = tone
  const sigma = (TOLD.over * s) / SMALL
  const known = resizePlane(skin, ground.w, ground.h, w, h).map((share) => (share > 0.5 ? 1 : 0))
  const cover = blur(known, w, h, sigma)
  const [r, g, b] = shrinkPicture(ground, SMALL).map((plane) =>
    toneOf(
      plane.map((v) => toLinear(Math.round(255 * v))),
      { known, cover, size: small, sigma },
    ),
  )
  // light off the skin itself is red, shine has the same of each: what they sum up to tells how much there is of both
  const told = planeOf(
    w * h,
    (o) =>
      known[o] && smoothstep(TOLD.none * r[o], TOLD.all * r[o], (b[o] * red - r[o] * blue) / (red - blue)),
  )
  const own = planeOf(w * h, (o) => (r[o] - b[o]) / (red - blue))
  // what is all shine says nothing of the skin below it: that is as the skin around it
  const [matt] = pushPull(
    [own],
    planeOf(w * h, (o) => known[o] * (1 - told[o])),
    w,
    h,
  )
  const gain = [r, g, b].map((seen, c) =>
    planeOf(w * h, (o) =>
      known[o] ? 1 - told[o] * Math.max(0, 1 - (tone[c] * matt[o]) / Math.max(1e-3, seen[o])) : 1,
    ),
  )
  const enlarged = (plane: Plane) => resizePlane(plane, w, h, ground.w, ground.h)
  return { gain: gain.map(enlarged), seen: enlarged(g), told: enlarged(told) }
}

/** The middle tone of what of a forehead does not shine, linear; null where it is no redder than blue. */
function mattTone(data: Picture['data'], isForehead: Plane): [number, number, number] | null {
  const seen: { tone: [number, number, number]; blue: number }[] = []
  for (let i = 0; i < isForehead.length; i += EVERY) {
    if (isForehead[i] < 0.97) continue
    const tone: [number, number, number] = [
      toLinear(data[i * 3]),
      toLinear(data[i * 3 + 1]),
      toLinear(data[i * 3 + 2]),
    ]
    seen.push({ tone, blue: tone[2] / Math.max(1e-3, tone[0]) })
  }
  seen.sort((one, other) => one.blue - other.blue)
  const matt = seen.slice(Math.floor(MATT.from * seen.length), Math.ceil(MATT.to * seen.length))
  if (matt.length === 0) return null
  const mean = (c: 0 | 1 | 2) => matt.reduce((sum, { tone }) => sum + tone[c], 0) / matt.length
  const tone: [number, number, number] = [mean(0), mean(1), mean(2)]
  return tone[2] < 0.9 * tone[0] ? tone : null
}
