import { distance } from '../../pixels/masks/distance.ts'
import type { Plane } from '../../pixels/picture.ts'
import { CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Scene } from '../scene/scene.ts'
import { meanLikeness, type Widths } from './likeness.ts'

/** What a pixel is a sample of; of nothing where the witnesses differ or an outline is near. */
export const NO_SAMPLE = 0
export const HAIR_SAMPLE = 1
export const SKIN_SAMPLE = 2
export const CLOTH_SAMPLE = 3
export const BACKDROP_SAMPLE = 4

/** What was said of a scene's hair. */
export interface SaidOfHair {
  /** 1 on the hair that was found. */
  cut: Uint8Array
  /** Shares of the four classes as the network sees them. */
  learned: readonly Plane[]
  /** Share of hair by floods and mixtures. */
  classical: Plane
  person: Plane
}

/** Pixels whose kind is known, and how alike two pixels of one kind are. */
export interface ColourSamples {
  kind: Uint8Array
  /** Some hundred pixels of sure hair from all over the head. */
  hair: Uint32Array
  /** The same of her clothes: a print goes on. */
  cloth: Uint32Array
  widths: Widths
  /** Mask pixels from within the hair that was found to its outline; 0 outside. */
  depth: Plane
}

/** Mask pixels from the outline at which a pixel is no mixture. */
const CLEAR = 3
/** Share of hair from which it is sure, and below which something else is. */
export const SURE = { hair: 0.9, rest: 0.05 } as const
/** Share of skin or cloth from which it is that. */
const LIKELY = 0.6
/** The part of the sure hair that is least like the rest of it: what else lies within the outline would vote for itself. */
const TRIMMED = 0.15
/** Pixels that teach what hair or cloth looks like all over. */
const ALL_OVER = 120
/** Fewer pixels of sure hair than this teach nothing. */
const ENOUGH = 300
/** Of the hair's standard deviations, by how much two pixels of one thing may differ; and its bounds, OKLab. */
const WIDTH = {
  light: { share: 0.4, least: 0.025, most: 0.08 },
  hue: { share: 0.6, least: 0.006, most: 0.02 },
} as const

/** Null where hardly any hair is sure. */
export function colourSamples(s: Scene, { cut, learned, classical }: SaidOfHair): ColourSamples | null {
  const depth = distance((i) => !cut[i], s.w, s.h)
  const away = distance((i) => cut[i] === 1, s.w, s.h)
  const kind = new Uint8Array(s.n)
  const sure: number[] = []
  for (let i = 0; i < s.n; i++) {
    if (s.feature[i]) continue
    if (depth[i] >= CLEAR && learned[HAIR][i] > SURE.hair) sure.push(i)
    else if (away[i] >= CLEAR && isSurelyNone(learned[HAIR][i], classical[i])) kind[i] = kindOf(learned, i)
  }
  if (sure.length < ENOUGH) return null
  const hair = thinned(sure)
  const widths = widthsOf(s.lab, sure)
  const common = Float32Array.from(sure, (i) => meanLikeness(s, i, hair, widths))
  const least = common.toSorted()[Math.floor(TRIMMED * sure.length)]
  sure.forEach((i, k) => {
    if (common[k] > least) kind[i] = HAIR_SAMPLE
  })
  const cloth = thinned([...kind.keys()].filter((i) => kind[i] === CLOTH_SAMPLE))
  return { kind, hair, cloth, widths, depth }
}

/** One witness is sure, and the other does not object. */
const isSurelyNone = (learned: number, classical: number): boolean =>
  Math.min(learned, classical) < SURE.rest && Math.max(learned, classical) < 0.5

function kindOf(learned: readonly Plane[], i: number): number {
  if (learned[SKIN][i] > LIKELY) return SKIN_SAMPLE
  return learned[CLOTHES][i] > LIKELY ? CLOTH_SAMPLE : BACKDROP_SAMPLE
}

/** Some hundred of them, evenly spread. */
function thinned(of: readonly number[]): Uint32Array {
  const step = Math.ceil(of.length / ALL_OVER)
  return Uint32Array.from(of.filter((_, k) => k % step === 0))
}

function widthsOf(lab: Float32Array, of: readonly number[]): Widths {
  const width = (c: number, { share, least, most }: (typeof WIDTH)[keyof typeof WIDTH]) => {
    let [sum, squared] = [0, 0]
    for (const i of of) {
      sum += lab[i * 3 + c]
      squared += lab[i * 3 + c] ** 2
    }
    const deviation = Math.sqrt(Math.max(0, squared / of.length - (sum / of.length) ** 2))
    return Math.min(most, Math.max(least, share * deviation))
  }
  return [width(0, WIDTH.light), width(1, WIDTH.hue), width(2, WIDTH.hue)]
}
