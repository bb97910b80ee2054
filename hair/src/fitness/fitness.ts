import type { Technique } from '../contract.ts'

/** What is known of a picture before it is made, as far as it tells how it will look. */
export interface FitnessTraits {
  /** 0 to 1: how far the hair matte is trusted. */
  score: number
  /** How far the nose stands beside the middle, face heights. */
  turn: number
  /** Her own hair, square face heights. */
  area: number
  /** Untrusted ground new hair leaves bare, square face heights; 0 where no hair is grown. */
  bared: number
  /** Share of a brow that her own hair covers, the larger one: new hair shows it, and it would have to be drawn. */
  veiled: number
  /** How far her lengths are from straight, degrees. */
  waviness: number
}

/** What speaks against a picture, each 0 when it does not. */
export interface Doubts {
  shaky: number
  turned: number
  sideways: number
  thin: number
  bared: number
  veiled: number
  wavy: number
}

/** From here on a matte is not what spoils a picture; below, the ends of braids and prints on cloth are. */
const SURE = 0.89
/** From this turn of the head on a fringe slips off the brow. */
const TURNED = 0.12
/** From this turn on lengths lie behind the cheek and the neck: her own hair is not moved as a whole. */
const SIDEWAYS = 0.1
/** More volume looks like a helmet on less hair than this. */
const FULL = 1.2
/** So little bare ground is not looked at. */
const COVERED = 0.025
/** So little of a brow is missed by nobody. */
const VEILED = 0.1
/** Hair that turns by no more is straight; what is sold as straight must be. */
const STRAIGHT = 18

/** What moves her own lengths, or cuts them. */
const MOVED: readonly Technique[] = ['volume', 'waves', 'lob', 'bob']

export function doubtsOf(technique: Technique, traits: FitnessTraits): Doubts {
  const { score, turn, area, bared, veiled, waviness } = traits
  const isGrown = technique === 'strands'
  return {
    shaky: Math.max(0, SURE - score) * 100,
    turned: isGrown ? Math.max(0, turn - TURNED) * 10 : 0,
    sideways: MOVED.includes(technique) ? Math.max(0, turn - SIDEWAYS) * 10 : 0,
    thin: technique === 'volume' ? Math.max(0, FULL - area) : 0,
    bared: isGrown ? Math.max(0, bared - COVERED) * 10 : 0,
    veiled: isGrown ? Math.max(0, veiled - VEILED) * 10 : 0,
    wavy: technique === 'gloss' ? Math.max(0, waviness - STRAIGHT) / 2 : 0,
  }
}

export const DOUBTS = ['shaky', 'turned', 'sideways', 'thin', 'bared', 'veiled', 'wavy'] as const

/** A logistic regression: where each making begins, and what each doubt takes away. */
export interface GradeModel {
  readonly starts: Readonly<Record<string, number>>
  readonly weights: Readonly<Doubts>
}

/** From this grade on a picture is fit to be sold: she would believe it. */
export const FIT = 4

/**
 * Over 422 pictures of 46 heads, graded by eye (`training/grades.csv`, `training/fit-grades.ts`), as bared ground was
 * measured before `continuity`. Of those kept since it puts as many pairs in the right order as a new fit, also since
 * smooth hair was graded anew (decision 093). The starts of bun (decision 070) and ponytail (099) alone
 * were fitted since, to pictures of theirs.
 */
const FITTED: GradeModel = {
  starts: {
    'balayage_doux balayage': 3.47,
    'carre_long_flou lob': 1.11,
    'carre_plongeant bob': 1.61,
    'degrade_volume volume': 1.39,
    'long_lisse gloss': 0.96,
    'ondulations_soleil waves': 1.01,
    'afro_naturel strands': 3.08,
    'boucles_libres strands': 2.49,
    'carre_frange strands': 4.8,
    'carre_long_flou strands': 3.55,
    'carre_plongeant strands': 3.68,
    'chignon_haut strands': 1.92,
    'degrade_volume strands': 3.33,
    'garconne strands': 3.99,
    'long_lisse strands': 5.96,
    'ondulations_soleil strands': 3.41,
    'pixie strands': 3.81,
    'queue_couture strands': 2.51,
    'shag_boucle strands': 3.07,
    'tresses_fines strands': 2.67,
  },
  weights: {
    shaky: 0.09,
    turned: 2.81,
    sideways: 4.63,
    thin: 3.75,
    bared: 4.22,
    veiled: 1.23,
    wavy: 2.81,
  },
}

/**
 * What is less likely to be fit is not sold. From here on 391 of the 499 pictures are left, all of them
 * graded 3 or better, 88 in a hundred 4 or better.
 */
export const FIT_LIMIT = 0.7

/**
 * What is made of a photo that was sold bares a little more or less than the outline it was sold by, with each seed: it
 * is delivered from here on. At the limit of the sale itself orders of five ended with three.
 */
export const DELIVERY_LIMIT = 0.6

/** Whether pictures of a style, made in this way, were graded by eye. */
export const isGraded = (style: string, technique: Technique): boolean =>
  Object.hasOwn(FITTED.starts, makingOf(style, technique))

/** 0 to 1: how likely a picture is fit to be sold; null for what nobody has graded. */
export const fitnessOf = (style: string, technique: Technique, traits: FitnessTraits): number | null =>
  likelihoodOf(FITTED, style, technique, traits)

/** The same by another model. */
export function likelihoodOf(
  { starts, weights }: GradeModel,
  style: string,
  technique: Technique,
  traits: FitnessTraits,
): number | null {
  const start = starts[makingOf(style, technique)]
  if (start === undefined) return null
  const doubts = doubtsOf(technique, traits)
  const against = DOUBTS.reduce((sum, doubt) => sum + weights[doubt] * doubts[doubt], 0)
  return 1 / (1 + Math.exp(against - start))
}

/** Whether a picture may be sold, by its fitness; what nobody has graded may. */
export const isFitEnough = (fitness: number | null, limit = FIT_LIMIT): boolean => (fitness ?? 1) >= limit

/** The same, by what is known of it. */
export const isFitToShow = (style: string, technique: Technique, traits: FitnessTraits): boolean =>
  isFitEnough(fitnessOf(style, technique, traits))

/** Whether a picture that was sold may be delivered, by what is known of it once it is made. */
export const isFitToDeliver = (style: string, technique: Technique, traits: FitnessTraits): boolean =>
  isFitEnough(fitnessOf(style, technique, traits), DELIVERY_LIMIT)

const UNDOUBTED: FitnessTraits = {
  ...{ score: 1, turn: 0, area: Number.POSITIVE_INFINITY, bared: 0, veiled: 0, waviness: 0 },
}

/** Whether there is a photo on which a picture may be sold. */
export const mayEverBeFit = (style: string, technique: Technique): boolean =>
  isFitToShow(style, technique, UNDOUBTED)

/** What shortens her own hair: it stays hers, and as a cut it is believed before hair that is grown. */
export type OwnCut = 'lob' | 'bob'

export const isOwnCut = (technique: Technique): technique is OwnCut =>
  technique === 'lob' || technique === 'bob'

/**
 * Of the ways to make a style that may be sold on a photo her own hair cut, else the one most likely to be fit; the first
 * of equals, and of unknown ones.
 */
export const fittest = <T extends Way>(ways: readonly T[]): T | null =>
  ways.reduce<T | null>((best, way) => (best && rankOf(way) <= rankOf(best) ? best : way), null)

interface Way {
  technique: Technique
  fitness: number | null
}

const rankOf = ({ technique, fitness }: Way): number => (isOwnCut(technique) ? 1 : 0) + (fitness ?? 0)

/** A style as one technique makes it. */
export const makingOf = (style: string, technique: Technique): string => `${style} ${technique}`
