import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Masks } from '../../matte/masks.ts'
import { median } from '../../pixels/median.ts'
import type { Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import type { Reduced } from '../layers/reduced.ts'
import { heal } from './heal.ts'
import { fitShade, type ShadeFit } from './shade-fit.ts'
import { takeHue } from './skin-hue.ts'
import { skinShade } from './skin-shade.ts'

/** Face heights from the chin down to which skin tells how hers is shaded. */
const TELLING = { from: -0.34, to: -1.6 } as const
/** How far the skin that is seen bends the fill, face heights. */
const REACH = 0.25
/** A neck is lit from the side as the cheeks are, only more so. */
const SIDE = 1.4
/** Face heights from the middle within which the light of a side grows: beyond its neck a body is flat to the light. */
const ROUND = 0.25
/** Half the distance of the two sides of the face that are compared, face heights. */
const CHEEK = 0.14

/** What is expected before any skin below the face is seen, and how far hers may well be from it. */
const USUAL = { tone: 0, strength: 0.8 } as const
/** Without a shadow under it there is no jaw, however evenly the strip of throat between her locks is lit. */
const LEAST_STRENGTH = 0.6
const SPREAD: ShadeFit = { tone: 0.1, strength: 0.3, slope: 0.12 }
const OF_HUE: ShadeFit = { tone: 0.12, strength: 0.15, slope: 0.03 }

/** The masks of a portrait, and the frame of the face in it. */
export interface Whose {
  masks: Masks
  f: FaceFrame
}

interface KnownSkin {
  /** 1 where skin below the face is surely seen. */
  seen: Plane
  /** 1 where skin of the face is. */
  face: Plane
}

/**
 * Bare neck and shoulders: the tone of her cheek, shaded as necks are on average; how much darker, how warm and from
 * which side hers is lit, the skin that is seen below her face says.
 * @param f at the size of `at`
 */
export function skinFill(at: Reduced, { masks, f }: Whose, { seen, face }: KnownSkin): Plane[] {
  const { w, h, n } = at
  const oval = resizePlane(Float32Array.from(masks.oval), masks.w, masks.h, w, h)
  const shades = skinShade(oval, at, f.s)
  const across = new Float32Array(n)
  const telling: number[] = []
  for (let o = 0; o < n; o++) {
    const [u, v] = toFace(f, o % w, (o / w) | 0)
    across[o] = ROUND * Math.tanh(u / ROUND)
    if (seen[o] && v < TELLING.from && v > TELLING.to) telling.push(o)
  }
  const { tones, slope } = cheekLight(at, f, face)
  const fitted = (c: number, expected: ShadeFit, spread: ShadeFit) => {
    const log = at.channels[c].map((value) => Math.log(Math.max(0.01, value)) - tones[c])
    return fitShade({ pixels: telling, log, shade: shades[c], across }, expected, spread)
  }
  // green says how light it is, red and blue only how far her neck is of another hue than her cheek
  const green = fitted(1, { ...USUAL, slope }, SPREAD)
  const more = Math.max(0, LEAST_STRENGTH - green.strength)
  const fill = [0, 1, 2].map((c) => {
    const fit = c === 1 ? green : fitted(c, green, OF_HUE)
    return shades[c].map((shade, o) =>
      Math.min(1, Math.exp(tones[c] + fit.tone + shaded(shade, fit.strength + more) + fit.slope * across[o])),
    )
  })
  takeHue(fill, at.channels, telling)
  heal(fill, { ...at, known: seen }, f.s * REACH)
  return fill
}

/** A deep shadow under the jaw says nothing of how light a chest is. */
const shaded = (shade: number, strength: number): number =>
  shade * (shade > 0 ? Math.min(USUAL.strength, strength) : strength)

/** Logarithm of the cheeks' tone per channel, and the slope of a neck's light to the right, per face height. */
function cheekLight(at: Reduced, f: FaceFrame, face: Plane): { tones: number[]; slope: number } {
  const left: number[] = []
  const right: number[] = []
  for (let o = 0; o < at.n; o++) {
    if (!face[o]) continue
    const [u, v] = toFace(f, o % at.w, (o / at.w) | 0)
    if (v < 0.05 && v > -0.35 && Math.abs(u) < 0.34) (u > 0 ? right : left).push(o)
  }
  const tone = (pixels: number[], c: number) =>
    Math.log(Math.max(0.01, median(pixels.map((o) => at.channels[c][o])) || 0.6))
  const tones = [0, 1, 2].map((c) => tone([...left, ...right], c))
  if (!left.length || !right.length) return { tones, slope: 0 }
  const slope = ((tone(right, 1) - tone(left, 1)) * SIDE) / (2 * CHEEK)
  return { tones, slope: Math.max(-0.4, Math.min(0.4, slope)) }
}
