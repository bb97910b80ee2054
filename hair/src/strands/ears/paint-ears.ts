import type { Analysis } from '../../analysis/analyse.ts'
import { pointAt } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { median } from '../../pixels/median.ts'
import { type Lab, linearToOklab, oklabToLinear } from '../../pixels/oklab.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import type { Grain } from '../../plate/fills/noise-like.ts'
import { skinGrain } from '../../plate/skin/skin-grain.ts'
import type { SkinReach } from '../light/skin-reach.ts'
import { type DrawnEar, eachPixel } from './bare-ears.ts'

/** Her cheek before the ear, from the cheekbone to the jaw, left and right: mesh points well within its outline. */
const BESIDE = {
  left: [116, 117, 50, 205, 207, 214, 192, 213, 147],
  right: [345, 346, 280, 425, 427, 434, 416, 433, 376],
} as const
/** Every so many pixels of it are asked. */
const EVERY = 7
/** How light an ear is on the whole, of her cheek's linear light. */
const AS_CHEEK = 0.86
/** How much redder hollows and the rim are, where light has been through flesh: OKLab a. */
const REDDER = { all: 0.006, hollow: 0.02, rim: 0.01 } as const
/** Share of the light that hair over an ear keeps off. */
const SHADE = 0.6

export interface Surroundings {
  analysis: Pick<Analysis, 'face' | 'picture' | 'matte'>
  /** What her cheeks are read from. */
  plate: Picture
  reach: SkinReach
}

/** What each ear is painted with. */
interface Paint {
  /** Share of the light that the new hair lets through. */
  reach: Plane
  grain: Grain
  tone: Lab
  /** How light it is cast where it has that tone. */
  mean: number
}

/** Paints ears on the ground in the colour of her cheek beside each. Writes into the picture. */
export function paintEars(ground: Picture, ears: readonly DrawnEar[], around: Surroundings): void {
  const { analysis } = around
  const { share, ...size } = around.reach
  const reach = resizePlane(share, size.w, size.h, ground.w, ground.h)
  const grain = skinGrain(analysis.picture, faceFrame(analysis.face))
  for (const ear of ears) {
    const like = seenTone(ear, analysis.picture) ?? {
      tone: cheekTone(ear.side, around),
      mean: meanLight(ear, ear.alpha) / AS_CHEEK,
    }
    paintEar(ground, ear, { reach, grain, ...like })
  }
}

function paintEar({ w, data }: Picture, ear: DrawnEar, { reach, grain, tone: [L, a, b], mean }: Paint) {
  eachPixel(ear, (x, y, i) => {
    const cover = ear.alpha[i]
    if (cover < 0.004) return
    const j = y * w + x
    const shade = 1 - SHADE * (1 - reach[j])
    const light = (ear.light[i] * shade) / mean
    const red = L * ((ear.hers ? 0 : REDDER.all) + REDDER.hollow * ear.hollow[i] + REDDER.rim * ear.rim[i])
    const skin = oklabToLinear(L, a + red, b)
    const noise = 255 * grain.tile[(y % grain.size) * grain.size + (x % grain.size)]
    for (let c = 0; c < 3; c++) {
      const own = toByte(skin[c] * light) + noise
      data[j * 3 + c] = Math.max(0, Math.min(255, Math.round(data[j * 3 + c] * (1 - cover) + own * cover)))
    }
  })
}

function meanLight({ light }: DrawnEar, weights: Plane): number {
  let [sum, weight] = [0, 0]
  for (let i = 0; i < light.length; i++) {
    sum += light[i] * weights[i]
    weight += weights[i]
  }
  return weight > 0 ? sum / weight : 1
}

/** So much of an ear, of the square of its width in the picture, must be seen for its tone to be known. */
const SEEN = 0.1

/** The middle tone of the upper half of what is seen of her own ear, and how light it is cast there; null where little is. */
function seenTone({ hers, ...ear }: DrawnEar, photo: Picture): Pick<Paint, 'tone' | 'mean'> | null {
  if (!hers) return null
  const isSeen = hers.map((share) => (share > 0.95 ? 1 : 0))
  const all = isSeen.reduce((sum, is) => sum + is, 0)
  if (all < SEEN * ear.w ** 2) return null
  const tones: Lab[] = []
  eachPixel(ear, (x, y, i) => {
    if (!isSeen[i]) return
    if (tones.length > all / 2) {
      isSeen[i] = 0
      return
    }
    const [r, g, b] = [0, 1, 2].map((c) => toLinear(photo.data[(y * photo.w + x) * 3 + c]))
    tones.push(linearToOklab(r, g, b))
  })
  const middle = (c: 0 | 1 | 2) => median(tones.map((tone) => tone[c]))
  return { tone: [middle(0), middle(1), middle(2)], mean: meanLight({ ...ear, hers }, isSeen) }
}

/** The middle tone of her cheek on a side, where no hair hangs over it; of all of it where hair hangs over most. */
export function cheekTone(
  side: 1 | -1,
  { analysis, plate: skin }: Pick<Surroundings, 'analysis' | 'plate'>,
): Lab {
  const { face, matte } = analysis
  const corners = BESIDE[side < 0 ? 'left' : 'right'].map((k) => pointAt(face, k))
  const area = fillPolygon(corners, skin.w, skin.h)
  const tones = { bare: [] as Lab[], all: [] as Lab[] }
  let n = 0
  for (let i = 0; i < area.length; i++) {
    if (!area[i] || n++ % EVERY) continue
    const [r, g, b] = [0, 1, 2].map((c) => toLinear(skin.data[i * 3 + c]))
    const tone = linearToOklab(r, g, b)
    tones.all.push(tone)
    if (matte.alpha[i] < 0.05) tones.bare.push(tone)
  }
  const asked = tones.bare.length * 4 > tones.all.length ? tones.bare : tones.all
  const middle = (c: 0 | 1 | 2) => median(asked.map((tone) => tone[c]))
  return [middle(0), middle(1), middle(2)]
}
