import type { ColourPlace, Recipe } from '../contract.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { type LightTint, NEUTRAL, underLight } from './light-tint.ts'
import { parseTone, type Shade, shadeOf } from './tone.ts'

/** What to do to the hair's colour from the roots to the tips. null: the hair stays as it is. */
export interface Dye {
  root: Shade | null
  tip: Shade | null
  /** Height, face units, where the tip colour begins and where it is complete. */
  from: number
  to: number
  /** 0 to 1: how unevenly, strand by strand, one runs into the other. */
  streaks: number
  /** 0: whole locks; else the share of strands, 0 to 1, woven out and given the tip colour over all their length. */
  weave: number
  /** 0 to 1: how much of the dye is seen; less is a toner. */
  strength: number
}

/** Where hair without length below the chin ends, face units. */
const TIPS = -0.5

const even = { from: 0, to: -1, streaks: 0, weave: 0, strength: 1 } as const

/** One shade all over. */
export const singleDye = (shade: Shade): Dye => ({ ...even, root: shade, tip: shade })

export interface DyeOptions {
  /** Where the colour lies. Default: as the technique says, else all over. */
  where?: ColourPlace
  /** 0 to 1. Default 1. */
  strength?: number
  /** Length of the hair below the chin, face heights: the tips of short hair lie higher. Default 0.5. */
  length?: number
  /** Depth of her own hair: roots lightened by more than two steps stay a little deeper. Default: not lightened. */
  own?: number
  /** The lightest depth the photo carries. Default 10. */
  upTo?: number
  /** The tint of the light it was taken in. Default: none. */
  light?: LightTint
}

/** The tone of a recipe, and how it is worn. */
type Wanted = Pick<Recipe, 'tone' | 'technique' | 'variation'>

/**
 * The dye of a recipe. All over: deeper roots and lighter lengths as far as the variation says. A balayage, an
 * ombré and highlights leave the rest of the hair alone; so do the lengths when only the roots are coloured.
 */
export function dyeOf({ tone, technique, variation: v }: Wanted, options: DyeOptions = {}): Dye {
  const { where = technique === 'balayage' ? 'balayage' : 'allOver', strength = 1, length = 0.5 } = options
  const { own = 10, upTo = 10, light = NEUTRAL } = options
  const { depth, reflect } = parseTone(tone)
  const carried = Math.min(upTo, depth + v.depth)
  const shadeAt = (depth: number) => underLight(shadeOf({ depth, reflect }, v.reflect), light)
  const shade = (steps: number) => shadeAt(carried + steps)
  const painted = (steps: number) => shadeAt(paintedDepth(carried + steps, own))
  const ends = TIPS - length + 0.1
  switch (where) {
    case 'balayage': {
      const from = 0.3 - 0.35 * v.roots
      const to = Math.max(from - 0.9 + 0.35 * v.balayage, ends)
      return { root: null, tip: painted(0.8 * v.balayage), from, to, streaks: 0.75, weave: 0, strength }
    }
    case 'ombre': {
      const from = Math.max(0.08 - 0.25 * v.roots, ends + 0.35)
      const to = Math.max(from - 0.45, ends)
      return { root: null, tip: painted(0.5 * v.balayage), from, to, streaks: 0.22, weave: 0, strength }
    }
    case 'highlights':
      return { ...even, root: null, tip: shade(0.4), weave: 0.46 + 0.2 * v.balayage, strength }
    case 'roots':
      return { root: shade(0), tip: null, from: 0.56, to: 0.2, streaks: 0.3, weave: 0, strength }
    default: {
      if (v.roots === 0 && v.balayage === 0) return { ...singleDye(shade(0)), strength }
      const grown = rootShadow(carried - own, length)
      const from = 0.42 - 0.25 * (1 - v.roots) + 0.2 * grown
      const [root, tip] = [shade(-1.6 * v.roots - ROOT_SHADOW * grown), shade(1.6 * v.balayage)]
      return {
        root,
        tip,
        from,
        to: from - 0.85 + 0.15 * grown,
        streaks: 0.35 + 0.2 * grown,
        weave: 0,
        strength,
      }
    }
  }
}

/** Beside the hair's own colour a lightening is seen doubly: beyond so many steps each counts half. */
const PAINTED = 2.5

const paintedDepth = (depth: number, own: number): number => {
  const beyond = depth - own - PAINTED
  return beyond > 0 ? own + PAINTED + beyond / 2 : depth
}

/** Steps that the roots of hair lightened as far as can be stay deeper. */
const ROOT_SHADOW = 1.7

/** 0 to 1: hair lightened to the scalp looks like a wig; short hair is nearly all roots. */
const rootShadow = (lift: number, length: number): number =>
  smoothstep(2, 6, lift) * (0.3 + 0.7 * smoothstep(-0.1, 0.3, length))
