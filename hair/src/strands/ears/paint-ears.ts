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
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { skinGrain } from '../../plate/skin/skin-grain.ts'
import type { SkinReach } from '../light/skin-reach.ts'
import { type DrawnEar, eachPixel } from './bare-ears.ts'

/** Her cheek before the ear, from the cheekbone to the jaw, left and right: mesh points well within its outline. */
const BESIDE = {
  left: [116, 117, 50, 205, 207, 214, 192, 213, 147],
  right: [345, 346, 280, 425, 427, 434, 416, 433, 376],
} as const
/** Her cheek right before the ear, left and right. */
const BEFORE = {
  left: [227, 137, 177, 215, 213, 147, 123, 116],
  right: [447, 366, 401, 435, 433, 376, 352, 345],
} as const
/**
 * How far in colour that may be from all of her cheek, OKLab: on six faces 0.004 to 0.018; where green light fell on the edge of
 * one 0.033.
 */
const COLOURED = 0.025
/** Every so many pixels of it are asked. */
const EVERY = 7
/** How light an ear is on the whole, of her cheek's linear light. */
const AS_CHEEK = 0.87
/** How much of their flush the ears of women have, of those that were learned: men's in the sun. */
const FLUSH = 0.45
/** How much lighter than her cheek an ear is where those that were learned were: those were in the sun. */
const SHINE = 0.4
/** How much deeper its hollows are than in the mean of many, in which they lie a little beside each other. */
const FOLDS = 1.4
/** Share of the light that hair over an ear keeps off. */
const SHADE = 0.6

export interface Surroundings {
  analysis: Pick<Analysis, 'face' | 'picture' | 'matte'>
  /** What her cheeks are read from. */
  plate: Picture
  layout: Layout
  reach: SkinReach
}

/** A tone, and where it is that. */
interface Like {
  tone: Lab
  /** How light it is cast where it has that tone. */
  mean: number
}

/** What each ear is painted with. */
interface Paint extends Like {
  /** Share of the light that the new hair lets through. */
  reach: Plane
  grain: Grain
}

/** Paints ears on the ground in the colour of her cheek beside each. Writes into the picture. */
export function paintEars(ground: Picture, ears: readonly DrawnEar[], around: Surroundings): void {
  const { analysis } = around
  const { share, ...size } = around.reach
  const reach = resizePlane(share, size.w, size.h, ground.w, ground.h)
  const grain = skinGrain(analysis.picture, faceFrame(analysis.face))
  for (const ear of ears) {
    const beside = { tone: besideTone(ear.side, around), mean: meanLight(ear, ear.alpha) / AS_CHEEK }
    const seen = seenTone(ear, analysis.picture)
    const like = seen ? between(seen, beside) : beside
    paintEar(ground, ear, { reach, grain, ...like })
  }
}

/**
 * What is drawn above her own ear: that lies in its hollow, so it is darker and redder than its top, and her face before it is
 * lighter.
 */
function between(seen: Like, beside: Like): Like {
  const middle = (c: 0 | 1 | 2) => (seen.tone[c] + beside.tone[c]) / 2
  return { tone: [middle(0), middle(1), middle(2)], mean: Math.sqrt(seen.mean * beside.mean) }
}

function paintEar({ w, data }: Picture, ear: DrawnEar, { reach, grain, tone, mean }: Paint) {
  const skin = oklabToLinear(...tone)
  const { light } = ear
  eachPixel(ear, (x, y, i) => {
    const cover = ear.alpha[i]
    if (cover < 0.004) return
    const j = y * w + x
    const shade = (1 - SHADE * (1 - reach[j])) / mean
    const noise = 255 * grain.tile[(y % grain.size) * grain.size + (x % grain.size)]
    const bright = brightAt(light, i)
    const lit = evened(bright)
    for (let c = 0; c < 3; c++) {
      const own = toByte(skin[c] * Math.exp(lit + FLUSH * (light[c][i] - bright)) * shade) + noise
      data[j * 3 + c] = Math.max(0, Math.min(255, Math.round(data[j * 3 + c] * (1 - cover) + own * cover)))
    }
  })
}

/** How light an ear is that was learned, of her cheek, as a logarithm; and how light hers is painted there. */
const brightAt = ([red, green, blue]: DrawnEar['light'], i: number): number =>
  (red[i] + green[i] + blue[i]) / 3
const evened = (bright: number): number => (bright > 0 ? SHINE * bright : FOLDS * bright)

/** The mean light of an ear, of that of her cheek. */
function meanLight({ light }: DrawnEar, weights: Plane): number {
  let [sum, weight] = [0, 0]
  for (let i = 0; i < weights.length; i++) {
    if (!weights[i]) continue
    sum += Math.exp(evened(brightAt(light, i))) * weights[i]
    weight += weights[i]
  }
  return weight > 0 ? sum / weight : 1
}

/** So much of an ear, of the square of its width in the picture, must be seen for its tone to be known. */
const SEEN = 0.1

/** The middle tone of the upper half of what is seen of her own ear, and how light it is cast there; null where little is. */
function seenTone({ hers, ...ear }: DrawnEar, photo: Picture): Like | null {
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
    tones.push(toneAt(photo, y * photo.w + x))
  })
  return { tone: middleTone(tones), mean: meanLight({ ...ear, hers }, isSeen) }
}

/**
 * The middle tone of what of her face is seen right before an ear; of her cheek where little is, and in the colour of that where
 * coloured light falls on the edge of her face.
 */
function besideTone(side: 1 | -1, { analysis, plate, layout }: Surroundings): Lab {
  const area = fillPolygon(
    BEFORE[side < 0 ? 'left' : 'right'].map((k) => pointAt(analysis.face, k)),
    ...([plate.w, plate.h] as const),
  )
  const scale = layout.w / plate.w
  const tones: Lab[] = []
  let n = 0
  for (let i = 0; i < area.length; i++) {
    if (!area[i] || n++ % EVERY) continue
    const cell = ((((i / plate.w) | 0) * scale) | 0) * layout.w + (((i % plate.w) * scale) | 0)
    if (layout.layer[cell] === LAYER.face && analysis.matte.alpha[i] < 0.05) tones.push(toneAt(plate, i))
  }
  const cheek = cheekTone(side, { analysis, plate })
  if (tones.length * EVERY < n / 4) return cheek
  const [L, a, b] = middleTone(tones)
  return Math.hypot(a - cheek[1], b - cheek[2]) > COLOURED ? [L, cheek[1], cheek[2]] : [L, a, b]
}

/** How light skin is that is dark, and that is light, OKLab: of those whose ears were learned. */
const PALE = { none: 0.45, all: 0.65 } as const

/** How light her skin is, 0 to 1: on dark skin shade is less red. */
export function skinPaleness(skin: Pick<Surroundings, 'analysis' | 'plate'>): number {
  const L = (cheekTone(-1, skin)[0] + cheekTone(1, skin)[0]) / 2
  return Math.max(0, Math.min(1, (L - PALE.none) / (PALE.all - PALE.none)))
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
    const tone = toneAt(skin, i)
    tones.all.push(tone)
    if (matte.alpha[i] < 0.05) tones.bare.push(tone)
  }
  return middleTone(tones.bare.length * 4 > tones.all.length ? tones.bare : tones.all)
}

function toneAt({ data }: Picture, i: number): Lab {
  return linearToOklab(toLinear(data[i * 3]), toLinear(data[i * 3 + 1]), toLinear(data[i * 3 + 2]))
}

function middleTone(tones: readonly Lab[]): Lab {
  const middle = (c: 0 | 1 | 2) => median(tones.map((tone) => tone[c]))
  return [middle(0), middle(1), middle(2)]
}
