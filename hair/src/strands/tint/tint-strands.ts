import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { RenderedHair } from '../light/render-strands.ts'
import { darkness, type HairPalette, paleness, paletteColour } from './hair-palette.ts'
import { contrastOf, lightBands, quantiles } from './light-bands.ts'
import { lightenGaps } from './lighten-gaps.ts'
import { evenTail, tailLight, tailShare, withoutDarkest } from './tail-light.ts'
import { shadesItself } from './toned-palette.ts'

/** What becomes of rendered light before it is given the lightness of a palette. */
interface Contrast {
  /** How much of each band stays at least: single hairs, strands, locks. */
  least: readonly number[]
  /** How far each band may be strengthened to be like hers. */
  most: readonly number[]
  /** How much of the light and shade of whole areas stays: a camera sees strands in the shade, and colour in the light. */
  broad: number
  /** The same of what is lighter than the middle of the hair: its shine. Default: `broad`. */
  gloss?: number
}

type Rendered = Omit<RenderedHair, 'drawn'>

/** What the hair is like, and how her head is lit. */
export interface WornLight {
  /** Of the groom: below 1 it is curled or braided. */
  shine: number
  /** Whether it is a cut that is nothing but roots. Default false. */
  isShort?: boolean
  /** Whether it is wound in ringlets, which are seen one by one. Default false. */
  isRinglets?: boolean
  /** Whether it shines in one band; see `Groom`. Default false. */
  isSleek?: boolean
  /** Whether it hangs in waves that are seen one by one. Default false. */
  isWaved?: boolean
  /** How it lies on the head, where its outline above the jaw is that of the head. Default: it does not. */
  onHead?: 'combed' | 'swept' | 'smooth' | 'short' | null
  /** How far the skin of her forehead is seen between its first hairs, 0 to 1 per pixel. Default: nowhere. */
  onSkin?: Plane | null
  /** Whether some of it hangs in a tail. Default false. */
  hasTail?: boolean
  /** How much lighter her right cheek is than the left. */
  side: number
  frame: FaceFrame
}

const LEAST = [0.45, 0.45, 0.45] as const
/** Strands that a camera sees are many drawn hairs wide, and those are drawn each for itself: what lies between is strengthened most. */
const STRAIGHT: Contrast = { least: LEAST, most: [1.9, 3.6, 2.4], broad: 0.55 }
/**
 * What is short lies over itself, and differs enough as it is drawn: strengthened, it is clumps; without its single hairs, felt. It
 * shines where it turns over the head, and not lock by lock.
 */
const SHORT: Contrast = { ...STRAIGHT, least: [0.8, 0.45, 0.45], most: [1.6, 1.2, 0.9], gloss: 0.9 }
/**
 * Of what is short the paler it is: light comes through its locks, which hardly shade each other, and what is seen are its
 * single hairs. By the contrast of a photo of black hair these were wiped out, and its locks smears of chalk and charcoal; its
 * locks strengthened by a fifth, what is dark of them were brush strokes at the crown. With strands as they are drawn it was a flat cap.
 */
const SHORT_PALE: Contrast = { ...STRAIGHT, least: SHORT.least, most: [0.9, 1.9, 1.05] }
/**
 * What hangs in tresses: those have a tone of their own as they are drawn, and what is seen of them is their single hairs. By
 * the contrast of a photo, which holds few of these, it was straw or brush strokes, in silver most of all.
 */
const SMOOTH: Contrast = { ...STRAIGHT, least: [0.8, 0.45, 0.45], most: [1.2, 1.2, 1.2] }
/**
 * What is combed straight one way shines where it turns over the head: that band is most of what is light of it. Its locks and
 * strands differ less than by the contrast of a photo, or they would share its lightest tenth, and be grey stripes in black.
 */
const SLEEK: Contrast = { least: [0.8, 0.45, 0.4], most: [1.2, 1.1, 0.8], broad: 0.55, gloss: 0.9 }
/**
 * Waves are locks that turn into the light and out of it: by these they are seen, not by the strands in them, which crossed a
 * crown as straw. With the contrast of what hangs straight they were one tone. Pale hair passes light on, and is tinted as that.
 */
const WAVED: Contrast = { least: SMOOTH.least, most: [1.2, 1.2, 1.7], broad: 0.55, gloss: 0.75 }
/** What is held flat is one surface: its locks shade each other no more than they are drawn to. */
const COMBED: Contrast = { ...STRAIGHT, most: [1.9, 2.2, 1.3] }
/** What is fine and bright in straight hair would be sparks in curls; their locks shade one another as much as any. */
const CURLY: Contrast = { least: LEAST, most: [0.85, 0.85, 1.9], broad: 0.25 }
/**
 * Ringlets are ribbons whose single hairs lie side by side, as in a tress: without these they were rubber. All of them hang around
 * a head: where they turn from the lamp they are dark.
 */
const RINGLETS: Contrast = { least: SMOOTH.least, most: [1.2, 1.2, 1.9], broad: 0.6 }
/** An afro has no locks: it would be flecked. It is a ball: one side lies in the light, and beside the neck it is dark. */
const COILED: Contrast = { least: LEAST, most: [0.95, 0.95, 0.85], broad: 0.6 }
/** Below this shine of a groom every hair is coiled by itself. */
const COILS = 0.4
/** By how much hair is lighter on the side of the lighter cheek: all of it would be a grey half and a black one. */
const SLOPE = { share: 0.25, most: 0.15 }
/**
 * What lies deep in the shade, by its light as a share of that of the middle of the hair, all of it from `to` down: darker
 * than the palette has it, since the back of pale hair beside a neck would be a brown board, and never without strands.
 */
const DEEP = {
  from: 0.82,
  to: 0.55,
  /** Lightness at `to`: so much however dark the hair, and a share of that of its middle; it falls with this power of the light. */
  least: 0.108,
  level: 0.36,
  falls: 0.7,
  /** How much of the share by which strands differ in their light is seen, and a limit that none reaches. */
  strands: 4,
  most: 0.9,
} as const
/** What hangs behind the neck is that by what it keeps of its light: none of it and all of it. */
const BEHIND = { from: 0.9, to: 0.6 } as const
/**
 * What of the brightness of its strands dark hair keeps in the shade, by the light of their place beside the middle of the
 * hair: in as much contrast as in the light they are white sparks.
 */
const UNLIT = { keeps: 0.4, from: 0.7, to: 1 } as const
/** Share by which the gaps between the strands of the palest hair are lighter than those of dark hair. */
const LIT_THROUGH = 0.65

/**
 * Gives rendered hair the contrast of a palette, band by band, and its lightness and colours by share: so it is lit
 * and coloured as her own hair was by the same camera.
 */
export function tintStrands(rendered: Rendered, palette: HairPalette, worn: WornLight): HairLayer {
  const { w, h, alpha, nape } = rendered
  const { side, frame } = worn
  const rim = rimOf(rendered, worn)
  const contrast = contrastFor(worn, palette)
  const { mixed, level, broad, strandAt } = withContrast(rendered, palette, { contrast, rim })
  const inTail = worn.hasTail ? tailShare(alpha.length, { w, frame }) : null
  if (inTail) evenTail(mixed, level(), { inTail, weight: alpha, w, frame })
  const slope = SLOPE.share * Math.max(-SLOPE.most, Math.min(SLOPE.most, side))
  for (let i = 0; i < mixed.length; i++) {
    const across = ((i % w) - frame.cx) / frame.s / 0.6
    mixed[i] *= 1 + slope * Math.max(-1, Math.min(1, across))
  }
  const litAt = lightnessOf(mixed, alpha, palette, inTail)
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < mixed.length; i++) {
    if (alpha[i] <= 0.003) continue
    const lit = litAt(i)
    const deep =
      smoothstep(DEEP.from, DEEP.to, broad[i]) * (1 - (rim?.near[i] ?? 0)) * (1 - (inTail?.[i] ?? 0))
    const shaded = deep > 0 ? inDeepShade(palette.lightness[50], strandAt(i)) : lit
    const before = lit + (shaded - lit) * deep
    const near = nape?.kept[i] ?? 1
    const behind = smoothstep(BEHIND.from, BEHIND.to, near)
    const hangs = behind > 0 ? inDeepShade(palette.lightness[50], { ...strandAt(i), near }) : before
    paletteColour(palette, before + (hangs - before) * behind, lab, i)
  }
  if (worn.onHead === 'smooth') lightenGaps({ w, h, alpha, lab }, palette.lightness[50])
  return { w, h, alpha, lab }
}

/** What lies in no shade of other hair: the outline of a head, and first hairs on the skin. */
function rimOf(rendered: Rendered, { onHead, onSkin, frame }: WornLight): Rim | null {
  if (onHead) return { near: turnedAway(rendered, frame), gaps: RIM_GAPS[onHead] }
  return onSkin ? { near: onSkin, gaps: RIM_GAPS.onSkin } : null
}

/** @param middle lightness of the middle of the hair */
function inDeepShade(middle: number, { near, grain }: StrandLight): number {
  const level = (DEEP.least + DEEP.level * middle) * (Math.max(0.05, near) / DEEP.to) ** DEEP.falls
  const own = DEEP.strands * grain
  return level * (1 + own / (1 + Math.abs(own) / DEEP.most))
}

interface MixedLight {
  /** With the contrast of the palette, not yet its lightness. */
  mixed: Plane
  /** What of it is the light and shade of whole areas: only a tail asks. */
  level: () => Plane
  /** Light and shade of whole areas, 1 in the middle of the hair. */
  broad: Plane
  /** Only deep shade asks: most hair lies in none. */
  strandAt(i: number): StrandLight
}

interface StrandLight {
  /** Light and shade of a lock, 1 in the middle of the hair. */
  near: number
  /** Share by which a strand is lighter than its lock. */
  grain: number
}

/** The outline of a head under hair, or its first hairs: how near each pixel is to it, 0 to 1, and see `RIM_GAPS`. */
interface Rim {
  near: Plane
  gaps: number
}

function withContrast(
  rendered: Rendered,
  palette: HairPalette,
  { contrast: { least, most, broad: kept, gloss = kept }, rim }: { contrast: Contrast; rim: Rim | null },
): MixedLight {
  const { alpha } = rendered
  const light = (rendered.nape?.open ?? rendered.light).map(Math.cbrt)
  const weight = alpha.map((a) => (a > 0.05 ? a : 0))
  const { bands, spread, rest } = lightBands(light, weight, rendered)
  const range = contrastOf(quantiles(light, weight)) / contrastOf(palette.lightness)
  const gains = spread.map((s, k) =>
    Math.max(least[k], Math.min(most[k], (palette.spread[k] * range) / s || 1)),
  )
  // pale hair is lit through: the gaps between its strands are no black dashes
  const gaps = 1 - LIT_THROUGH * smoothstep(0.35, 0.7, palette.lightness[50])
  const [fine, strands, locks] = bands
  const middle = quantiles(rest, weight)[50]
  const unlit = (1 - UNLIT.keeps) * darkness(palette.lightness[50])
  const levelAt = (v: number) => middle + (v - middle) * (v > middle ? gloss : kept)
  const mixed = rest.map((v, i) => {
    const small = fine[i] * gains[0] + strands[i] * gains[1]
    const broad = levelAt(v)
    const shown = small < 0 ? gaps : 1 - unlit * smoothstep(UNLIT.to, UNLIT.from, v / middle)
    const lit = broad + locks[i] * gains[2]
    const dark = rim?.near[i] ?? 0
    const raised = lit < middle ? middle + (lit - middle) * (1 - RIM.lit * dark) : lit
    return raised + small * shown * (small < 0 ? 1 - (rim?.gaps ?? 0) * dark : 1)
  })
  const strandAt = (i: number): StrandLight => {
    const near = (rest[i] + locks[i]) / middle
    return { near, grain: (0.5 * fine[i] + strands[i]) / middle / Math.max(0.05, near) }
  }
  return { mixed, level: () => rest.map(levelAt), broad: rest.map((v) => v / middle), strandAt }
}

/**
 * Along the outline of a head: how far from it, pixels of a portrait 960 wide, the cover blurred so that is none of it and
 * all, what of the shade of locks is left out there, and the height down to which a head goes, face heights.
 */
const RIM = { sigma: 14, from: 0.97, to: 0.75, lit: 0.75, above: [-0.15, 0.05] } as const

/** What of the shade of gaps is left out there: the first strands of swept hair and of ringlets are few, and skin is seen between them. */
const RIM_GAPS = { combed: 0.35, swept: 0.35, smooth: 0.75, short: 0.35, onSkin: 0.6 } as const

/**
 * How near the outline of hair is that lies on a head, 0 to 1. It turns away from the light there, slowly and all along:
 * strengthened as though that were the shade between two locks it is a black line.
 */
function turnedAway({ alpha, w, h }: Rendered, frame: FaceFrame): Plane {
  const cover = wideBlur(alpha, w, h, (RIM.sigma * w) / 960)
  return cover.map((share, i) => {
    const [, v] = toFace(frame, i % w, (i / w) | 0)
    return smoothstep(RIM.from, RIM.to, share) * smoothstep(RIM.above[0], RIM.above[1], v)
  })
}

function contrastFor(
  { shine, isShort, isRinglets, isSleek, isWaved, onHead }: WornLight,
  { lightness }: HairPalette,
): Contrast {
  if (shine < COILS) return COILED
  if (isRinglets) return RINGLETS
  if (shine < 1) return CURLY
  if (isSleek) return SLEEK
  if (isWaved) return between(WAVED, SMOOTH, 1 - shadesItself(lightness[50]))
  if (onHead === 'combed') return COMBED
  if (onHead === 'smooth') return SMOOTH
  return isShort ? between(SHORT, SHORT_PALE, paleness(lightness[50])) : STRAIGHT
}

function between(one: Contrast, other: Contrast, share: number): Contrast {
  const mixed = (from: readonly number[], to: readonly number[]) =>
    from.map((v, k) => v + share * (to[k] - v))
  const [gloss] = mixed([one.gloss ?? one.broad], [other.gloss ?? other.broad])
  return { ...one, least: mixed(one.least, other.least), most: mixed(one.most, other.most), gloss }
}

/** The lightness of each pixel by the share of the hair that is darker: of a tail and of what is swept to it, each by its own. */
function lightnessOf(
  mixed: Plane,
  alpha: Plane,
  { lightness }: HairPalette,
  inTail: Plane | null,
): (i: number) => number {
  const apart = inTail && tailLight(mixed, alpha, inTail)
  if (!apart) {
    const all = quantiles(mixed, alpha)
    return (i) => byShare(mixed[i], all, lightness)
  }
  const [swept, tail] = [withoutDarkest(lightness, 'swept'), withoutDarkest(lightness, 'tail')]
  return (i) => {
    const onHead = byShare(mixed[i], apart.swept, swept)
    return onHead + inTail[i] * (byShare(mixed[i], apart.tail, tail) - onHead)
  }
}

/** The value that has the same share of values below it in another distribution. */
export function byShare(v: number, from: Float32Array, to: Float32Array): number {
  if (v <= from[1]) return Math.max(0.02, to[1] * (0.75 + (0.25 * v) / Math.max(1e-4, from[1])))
  if (v >= from[99]) return Math.min(0.97, to[99] + (v - from[99]) * 0.4)
  let low = 1
  let high = 99
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (from[middle] <= v) low = middle
    else high = middle
  }
  const t = (v - from[low]) / Math.max(1e-6, from[high] - from[low])
  return to[low] + (to[high] - to[low]) * t
}
