import type { MaskQuality } from './masks.ts'
import type { MatteMeasures } from './matte-measures.ts'

export type MatteFault =
  | 'unsure'
  | 'on the face'
  | 'on the throat'
  | 'foreign colours'
  | 'took the forehead'
  | 'juts out'
  | 'hair left out'
  | 'no hair'

/**
 * Limits, set by looking at 37 portraits of women, 32 variants of two of them and 15 drawings, one judge. Below
 * `score` every mask had taken or missed what is seen at once; the others catch masks that are sure and wrong.
 */
export const MATTE_LIMITS = {
  score: 0.795,
  leak: 0.05,
  throat: 0.2,
  odd: 0.15,
  skin: 0.4,
  spur: 0.35,
  /** From this score on, blonde hair is no forehead, a lifted lock may jut out, and a black coat is no hair. */
  sure: 0.86,
  /** A coat or a door of the hair's own colour is left out rightly; as much as this is half of the hair. */
  leftover: 0.3,
  /** Square face heights of hair. */
  area: 0.22,
} as const

/** Why this matte must not be used; empty when it may. A refused good one costs less than an ugly picture. */
export function matteFaults(quality: MaskQuality, m: MatteMeasures): MatteFault[] {
  const faults: [MatteFault, boolean][] = [
    ['unsure', quality.score < MATTE_LIMITS.score],
    ['on the face', m.leak > MATTE_LIMITS.leak],
    ['on the throat', m.throat > MATTE_LIMITS.throat],
    ['foreign colours', m.odd > MATTE_LIMITS.odd],
    ['took the forehead', m.skin > MATTE_LIMITS.skin && quality.score < MATTE_LIMITS.sure],
    ['juts out', m.spur > MATTE_LIMITS.spur && quality.score < MATTE_LIMITS.sure],
    ['hair left out', m.leftover > MATTE_LIMITS.leftover && quality.score < MATTE_LIMITS.sure],
    ['no hair', m.area < MATTE_LIMITS.area],
  ]
  return faults.filter(([, is]) => is).map(([fault]) => fault)
}
