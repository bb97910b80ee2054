import type { Analysis } from '../../analysis/analyse.ts'
import { angleIndex } from '../../cut/layer/hairline.ts'
import { pointAt } from '../../face/face.ts'
import { toFace } from '../../face/face-frame.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Head } from '../head/head.ts'
import { hairlineAt } from '../head/scalp.ts'

/** Units around new hair within which a forehead lies in its shade, and its blurred cover there: from no shine lost to all. */
const SHADED = { around: 1.6, from: 0.04, to: 0.4 } as const
/** Mesh points at the top of both brows, and face heights above them from which on skin is forehead: none and all of it. */
const BROWS = [105, 334] as const
const FOREHEAD = [0.01, 0.06] as const
/**
 * Face heights before her hairline from which on it is: none and all of it. Behind, where her hair is kept in the colour of the new,
 * by how much of that is near.
 */
const LINE = [0.01, 0.04] as const
/** How much of her own hair is near where none of a forehead is bare, and all of it. */
export const BARE = [0.3, 0.06] as const
/** Every so many pixels are asked for the tone of matt skin. */
const EVERY = 7
/** Matt skin is the least blue of it, shares; and how dark and light it may be beside its middle. */
const MATT = { from: 0.15, to: 0.45, least: 0.6, most: 1.3 } as const
/** Over how many pixels of a portrait 960 wide shine is told, and of what share of red light it is none, and all is: no skin has one hue. */
const TOLD = { blurred: 1.5, none: 0.03, all: 0.12 } as const
/** What of the contrast of pores is left: those in a shine glitter. */
const GRAIN = 0.5

interface Above {
  /** As she was photographed: of her forehead what is bare tells the tone of its skin. */
  photo: Picture
  face: Analysis['face']
  head: Pick<Head, 'frame' | 'unit' | 'hairline'>
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
  const { frame, unit, hairline } = head
  const brows = Math.max(...BROWS.map((k) => toFace(frame, ...pointAt(face, k))[1]))
  const isFace = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: ground })
  const isForehead = isFace.map((share, i) => {
    if (share <= 0) return 0
    const [u, v] = toFace(frame, i % w, (i / w) | 0)
    const angle = angleIndex(u, v)
    if (angle < 1 || angle > hairline.length - 2) return 0
    const before = hairlineAt(hairline, angle) - Math.hypot(u, v)
    const above = smoothstep(brows + FOREHEAD[0], brows + FOREHEAD[1], v)
    const isBare = smoothstep(BARE[0], BARE[1], hair[i])
    return share * above * Math.max(isBare, smoothstep(LINE[0], LINE[1], before))
  })
  const tone = mattTone(
    photo.data,
    isForehead.map((share, i) => (hair[i] < BARE[1] ? share : 0)),
  )
  if (!tone) return
  const [red, green, blue] = tone
  const sigma = (TOLD.blurred * w) / 960
  const [r, g, b] = [0, 1, 2].map((c) =>
    wideBlur(
      isForehead.map((share, i) => (share > 0 ? toLinear(data[i * 3 + c]) : 0)),
      ...([w, h, sigma] as const),
    ),
  )
  const near = wideBlur(alpha, w, h, SHADED.around * unit)
  for (let i = 0; i < near.length; i++) {
    const shaded = isForehead[i] * smoothstep(SHADED.from, SHADED.to, near[i])
    if (shaded <= 0.004) continue
    // light off the skin itself is red, shine has the same of each: what they sum up to tells how much there is of both
    const shine = (b[i] * red - r[i] * blue) / (red - blue)
    const lost = shaded * smoothstep(TOLD.none * r[i], TOLD.all * r[i], shine)
    if (lost <= 0.004) continue
    const matt = Math.max(MATT.least, Math.min(MATT.most, (r[i] - b[i]) / (red - blue)))
    const grain = (toLinear(data[i * 3 + 1]) / Math.max(1e-3, g[i])) ** GRAIN
    for (const [c, v] of [red, green, blue].entries()) {
      const own = toLinear(data[i * 3 + c])
      data[i * 3 + c] = toByte(own + (v * matt * grain - own) * lost)
    }
  }
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
