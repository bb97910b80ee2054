import type { Plane } from '../../pixels/picture.ts'
import type { Scene } from '../scene/scene.ts'

/** What one thing looks like in this photo, OKLab: lightness from its darkest to its lightest tenth, median a and b. */
export interface OwnTone {
  dark: number
  light: number
  a: number
  b: number
  /** That three quarters stay below. */
  chroma: number
}

/** Share of hair from which a pixel teaches what this hair looks like. */
export const SURE_HAIR = 0.9
/** Skin in shade keeps its hue down to this share of its light. */
export const DARKEST_SKIN = 0.45
/** Fewer pixels than this teach nothing. */
const ENOUGH = 150
/** As many, evenly spread, teach as well as all. */
const SAMPLES = 2000
/** Lightness counts less than hue: things shine and lie in shade. */
const LIGHT = 0.6
const HUE = 2

/** Null with too few such pixels. */
export function ownTone(s: Scene, isOne: (i: number) => boolean): OwnTone | null {
  const found: number[] = []
  for (let i = 0; i < s.n; i++) if (isOne(i)) found.push(i * 3)
  if (found.length < ENOUGH) return null
  const step = Math.ceil(found.length / SAMPLES)
  const sample = found.filter((_, k) => k % step === 0)
  const at = (share: number, of: (k: number) => number) =>
    sample.map(of).sort((p, q) => p - q)[Math.floor(share * (sample.length - 1))]
  return {
    dark: at(0.1, (k) => s.lab[k]),
    light: at(0.9, (k) => s.lab[k]),
    a: at(0.5, (k) => s.lab[k + 1]),
    b: at(0.5, (k) => s.lab[k + 2]),
    chroma: at(0.75, (k) => Math.hypot(s.lab[k + 1], s.lab[k + 2])),
  }
}

/** Of the hair beside and above the face. */
export const toneOfHair = (s: Scene, hair: Plane): OwnTone | null =>
  ownTone(s, (i) => hair[i] > SURE_HAIR && !s.oval[i] && s.head[i] < 1.25)

/**
 * Weighed OKLab distance of a pixel, 0 within the tone's own range of light.
 * @param k index of the pixel's lightness
 * @param shade factor on the tone's chroma
 */
export function toneDistance(lab: Float32Array, k: number, tone: OwnTone, shade = 1): number {
  const L = Math.max(0, tone.dark - lab[k], lab[k] - tone.light)
  return Math.hypot(LIGHT * L, HUE * (lab[k + 1] - shade * tone.a), HUE * (lab[k + 2] - shade * tone.b))
}
