import type { Technique, Variation } from '../contract.ts'
import { parseTone, type Shade, shadeOf } from './tone.ts'

/** What to do to the hair's colour from the roots to the tips. */
export interface Dye {
  /** null: the roots stay the photo's own pixels. */
  root: Shade | null
  tip: Shade
  /** Height, face units, where the tip colour begins and where it is complete. */
  from: number
  to: number
  /** 0 to 1: how unevenly, strand by strand, one runs into the other. */
  streaks: number
}

/** Where hair without length below the chin ends, face units. */
const TIPS = -0.5

/** One shade all over. */
export const singleDye = (shade: Shade): Dye => ({ root: shade, tip: shade, from: 0, to: -1, streaks: 0 })

/**
 * The dye of a recipe: a balayage leaves the roots alone and paints the lengths; every other technique colours
 * all over, with deeper roots and lighter lengths as far as the variation says.
 * @param length of the hair below the chin, face heights; the tips of short hair lie higher. Default 0.5
 */
export function dyeOf(tone: string, technique: Technique, v: Variation, length = 0.5): Dye {
  const { depth, reflect } = parseTone(tone)
  const shade = (steps: number) => shadeOf({ depth: depth + v.depth + steps, reflect }, v.reflect)
  if (technique === 'balayage') {
    const from = 0.3 - 0.35 * v.roots
    const to = Math.max(from - 0.9 + 0.35 * v.balayage, TIPS - length + 0.1)
    return {
      root: null,
      tip: shade(0.8 * v.balayage),
      from,
      to,
      streaks: 0.5,
    }
  }
  if (v.roots === 0 && v.balayage === 0) return singleDye(shade(0))
  const from = 0.42 - 0.25 * (1 - v.roots)
  return { root: shade(-1.6 * v.roots), tip: shade(1.6 * v.balayage), from, to: from - 0.85, streaks: 0.35 }
}
