import type { MaskQuality } from '../masks.ts'
import { MOST_BEYOND } from '../soft/beyond-person.ts'
import type { MatteMeasures } from './matte-measures.ts'

export type MatteFault =
  | 'unsure'
  | 'on the face'
  | 'on the throat'
  | 'foreign colours'
  | 'took the forehead'
  | 'juts out'
  | 'hair left out'
  | 'beyond the person'
  | 'no hair'

/**
 * Limits, set by looking at 37 portraits of women, 32 variants of two of them and 15 drawings, one judge. Below
 * `score` every mask had taken or missed what is seen at once; the others catch masks that are sure and wrong.
 */
export const MATTE_LIMITS = {
  score: 0.825,
  leak: 0.05,
  throat: 0.2,
  odd: 0.15,
  /** The same below `sure`: a fur hat has hues of its own (0.095; of 58 bareheaded women none above 0.043). */
  oddUnsure: 0.07,
  /** A forehead that is taken shows under new hair: 0.1 seen where the network was sure, 0.04 where it was not. */
  skin: 0.06,
  skinUnsure: 0.03,
  spur: 0.35,
  /** From this score on hair may lie on the throat, a lifted lock may jut out, a black coat is none. */
  sure: 0.875,
  /** Remnants of the hair's own colour; a coat of that colour is left out rightly, and then the network is sure. */
  leftover: 0.1,
  outside: MOST_BEYOND,
  /** Square face heights of hair. */
  area: 0.22,
} as const

/** Why this matte must not be used; empty when it may. A refused good one costs less than an ugly picture. */
export function matteFaults(quality: MaskQuality, m: MatteMeasures): MatteFault[] {
  const isUnsure = quality.score < MATTE_LIMITS.sure
  const faults: [MatteFault, boolean][] = [
    ['unsure', quality.score < MATTE_LIMITS.score],
    ['on the face', m.leak > MATTE_LIMITS.leak],
    ['on the throat', m.throat > MATTE_LIMITS.throat && isUnsure],
    ['foreign colours', m.odd > (isUnsure ? MATTE_LIMITS.oddUnsure : MATTE_LIMITS.odd)],
    ['took the forehead', m.skin > (isUnsure ? MATTE_LIMITS.skinUnsure : MATTE_LIMITS.skin)],
    ['juts out', m.spur > MATTE_LIMITS.spur && isUnsure],
    ['hair left out', m.leftover > MATTE_LIMITS.leftover && isUnsure],
    ['beyond the person', m.outside > MATTE_LIMITS.outside],
    ['no hair', m.area < MATTE_LIMITS.area],
  ]
  return faults.filter(([, is]) => is).map(([fault]) => fault)
}
