import { analyseUnless } from './analysis/analyse.ts'
import { faultOfMatte, faultOfPortrait } from './analysis/photo-faults.ts'
import { hairDepths } from './colour/colour-hair.ts'
import type { PhotoJudgement, Technique } from './contract.ts'
import { photoTakesLook } from './cut/look/look-gate.ts'
import { canOffer, canReshape } from './cut/reshape/reshape.ts'
import { headShape } from './face/head-shape.ts'
import { type FitnessTraits, fitnessOf, isFitToShow, isOwnCut, makingOf } from './fitness/fitness.ts'
import { fitnessTraits } from './fitness/fitness-traits.ts'
import { noiseOf } from './measure/noise.ts'
import { GROWN_STYLE_IDS, OWN_HAIR_STYLES, STYLES_JUDGED_APART } from './plan/styles.ts'
import { shrinkAnalysis } from './preview/shrink-analysis.ts'
import { PREVIEW } from './preview/sketch.ts'
import { stopwatch } from './stopwatch.ts'
import { fitGrownStyles, type GrownFit } from './strands/fit-grown-styles.ts'
import { photoTakesStrands } from './strands/strand-gate.ts'

const OF_HER_OWN_HAIR: readonly Technique[] = ['colour', 'balayage', 'gloss', 'waves', 'volume', 'lob', 'bob']

/**
 * Reads a photo before an order is planned, so that the plan begins with what will look good. Costs one analysis;
 * the same file is always judged alike.
 * @param styles which of the styles judged apart are asked about: the first that is grown costs
 *   another analysis, what lies behind her hair, each further one a tenth; one that is cut a third. Default: all
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function judgePhoto(file: string, styles = STYLES_JUDGED_APART): Promise<PhotoJudgement> {
  const analysis = await analyseUnless(({ portrait }) => faultOfPortrait(portrait), file, stopwatch().timed)
  if (typeof analysis === 'string')
    return { fault: analysis, confidence: 0, techniques: [], grown: [], head: null }
  const confidence = analysis.masks.quality.score
  const head = headShape(analysis.face)
  const fault = faultOfMatte(analysis)
  if (fault) return { fault, confidence, techniques: [], grown: [], head }
  const traits = fitnessTraits(analysis)
  const able = OF_HER_OWN_HAIR.filter(
    (one) => isAsked(one, styles) && isFit(one, traits) && canReshape(analysis, one),
  )
  const look: Technique[] = photoTakesLook(analysis) ? ['look'] : []
  const canGrow = photoTakesStrands(analysis)
  const strands: Technique[] = canGrow ? ['strands'] : []
  const asked = canGrow ? GROWN_STYLE_IDS.filter((id) => styles.includes(id)) : []
  // What new ends and new hair would bare is asked of a small picture, which costs a quarter of the full one.
  const isSmallAsked = able.some(isOwnCut) || asked.length > 0
  const small = isSmallAsked ? await shrinkAnalysis(analysis, PREVIEW) : null
  const own = able.filter((one) => !isOwnCut(one) || (small && canOffer({ analysis, small }, one)))
  const grown = small ? fitGrownStyles(analysis, small, asked) : []
  return {
    fault: null,
    confidence,
    techniques: [...own, ...look, ...strands],
    grown: grown.map(({ style }) => style),
    ...hairDepths(analysis),
    noise: noiseOf(analysis.picture),
    fitness: fitnessOfStyles(own, grown, traits),
    head,
  }
}

/** A cut is looked at where one is wanted: what it would bare takes longer to tell than all the rest. */
const isAsked = (technique: Technique, styles: readonly string[]): boolean =>
  !isOwnCut(technique) ||
  OWN_HAIR_STYLES.some((style) => style.technique === technique && styles.includes(style.id))

/** Whether a technique may be sold on a photo; colour alone is no style, and nobody has graded it. */
const isFit = (technique: Technique, traits: FitnessTraits): boolean =>
  OWN_HAIR_STYLES.filter((style) => style.technique === technique).every(({ id }) =>
    isFitToShow(id, technique, traits),
  )

/** Of the styles a photo carries, those somebody has graded. */
function fitnessOfStyles(
  own: readonly Technique[],
  grown: readonly GrownFit[],
  traits: FitnessTraits,
): Record<string, number> {
  const ofHerOwn = OWN_HAIR_STYLES.filter(({ technique }) => own.includes(technique))
  const known = [
    ...ofHerOwn.map(
      ({ id, technique }) => [makingOf(id, technique), fitnessOf(id, technique, traits)] as const,
    ),
    ...grown.map(({ style, fitness }) => [makingOf(style, 'strands'), fitness] as const),
  ]
  return Object.fromEntries(
    known.flatMap(([making, fitness]) => (fitness === null ? [] : [[making, fitness]])),
  )
}
