import { noiseOf } from '../../measure/noise.ts'
import { guidedCoefficients } from '../../pixels/guided-filter.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { noiseLike } from '../fills/noise-like.ts'
import { LAYER, LAYERS, type Layout } from '../layers/layout.ts'
import { reducedSize, shrinkPicture } from '../layers/reduced.ts'
import { shareOfLayers } from '../layers/share-of-layers.ts'
import { lensBlur } from './lens-blur.ts'

/** Radius of the disc that a point of the backdrop becomes, face heights. */
const RADIUS = 0.15
/** So far around the outline of the layout hers is looked for, face heights, where the picture varies by so much: a variance. */
const OUTLINE = { within: 0.03, varies: 4e-4 } as const
/** Share of a pixel that is backdrop: what strays from the outline by less is none of the other side. */
const SURELY = [0.1, 0.9] as const
/** From none to all of a backdrop whose pixels hold nothing of her. */
const PURE = [0.9, 0.99] as const

interface Behind {
  layout: Layout
  /** One face height, pixels of the picture. */
  s: number
}

/** A picture whose backdrop is out of focus. */
export interface SoftBackdrop {
  picture: Picture
  /** How much of each pixel is backdrop, 0 to 1. */
  share: Plane
}

/** A layer beside those of a layout: what is seen of her apart from her, such as a finger's end between locks. */
const APART = LAYERS

/**
 * Puts the backdrop of a picture out of focus, as a portrait lens leaves it: what is wrong in a backdrop that was guessed
 * nobody sees then. She stays as sharp as she is.
 */
export function softBackdrop(picture: Picture, { layout, s }: Behind): SoftBackdrop {
  const marked = { ...layout, layer: withoutApart(layout) }
  const share = outlined(picture, { layout: marked, s })
  const { w, h } = picture
  const blurred = blurredBackdrop(picture, { share, layout: marked, s })
  const { tile, size } = noiseLike({ fine: noiseOf(picture) / 255, coarse: 0 })
  const data = picture.data.slice()
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (share[i] <= 0) continue
      const noise = 255 * tile[(y % size) * size + (x % size)]
      for (let c = 0; c < 3; c++) {
        const own = data[i * 3 + c]
        const value = own + share[i] * (toByte(blurred[c][i]) + noise - own)
        data[i * 3 + c] = Math.max(0, Math.min(255, Math.round(value)))
      }
    }
  return { picture: { w, h, data }, share }
}

/** The layers with all that hangs not together with the most of her marked as `APART`. */
function withoutApart({ layer, w }: Layout): Uint8Array {
  const out = layer.slice()
  const areas = connectedAreas(
    layer.map((l) => (l === LAYER.background ? 0 : 1)),
    w,
  )
  const most = Math.max(0, ...areas.map((area) => area.length))
  for (const area of areas) if (area.length < most) for (const i of area) out[i] = APART
  return out
}

const isBehind = (layer: number): boolean => layer === LAYER.background || layer === APART

/** How much of each pixel is backdrop, 0 to 1, along the outline that the picture shows: the layout is a third as fine. */
function outlined(picture: Picture, { layout, s }: Behind): Plane {
  const half = reducedSize(picture, 2)
  const rough = shareOfLayers(layout, isBehind, { rounded: 1, size: half })
  const guide = new Float32Array(half.w * half.h * 3)
  shrinkPicture(picture, 2).forEach((channel, c) => {
    for (let o = 0; o < channel.length; o++) guide[o * 3 + c] = channel[o]
  })
  const r = Math.max(1, Math.round((OUTLINE.within * s) / 2))
  const fit = guidedCoefficients({ guide, ...half }, r, OUTLINE.varies)(rough)
  const [red, green, blue, offset] = fit.map((plane) =>
    resizePlane(plane, half.w, half.h, picture.w, picture.h),
  )
  const { data } = picture
  return offset.map((v, i) => {
    const tone = red[i] * data[i * 3] + green[i] * data[i * 3 + 1] + blue[i] * data[i * 3 + 2]
    return smoothstep(...SURELY, v + tone / 255)
  })
}

/** Linear light of the backdrop out of focus, at the size of the picture: blurred at a quarter of it. */
function blurredBackdrop(picture: Picture, { share, layout, s }: Behind & { share: Plane }): Plane[] {
  const quarter = reducedSize(picture, 4)
  const apart = shareOfLayers(layout, (layer) => layer === APART, { rounded: 1, size: quarter })
  const known = apart.map((a) => 1 - smoothstep(0, 1 - PURE[0], a))
  const planes = [0, 1, 2].map(() => new Float32Array(known.length))
  for (let y = 0; y < quarter.h * 4; y++)
    for (let x = 0; x < quarter.w * 4; x++) {
      const o = (y >> 2) * quarter.w + (x >> 2)
      const i = y * picture.w + x
      known[o] = Math.min(known[o], smoothstep(...PURE, share[i]))
      for (let c = 0; c < 3; c++) planes[c][o] += toLinear(picture.data[i * 3 + c]) / 16
    }
  return lensBlur(planes, { known, ...quarter, radius: (RADIUS * s) / 4 }).map((plane) =>
    resizePlane(plane, quarter.w, quarter.h, picture.w, picture.h),
  )
}
