import type { Analysis } from '../analysis/analyse.ts'
import { ovalRadius } from '../cut/layer/hairline.ts'
import { fitnessOf, isFitEnough, isFitToShow } from '../fitness/fitness.ts'
import { fitnessTraits } from '../fitness/fitness-traits.ts'
import { surveyOf } from '../plate/survey.ts'
import { fitHead } from './fit-head.ts'
import { type FittedHead, measureStyle } from './grown-styles.ts'
import { type StrandMeasures, strandsFit } from './strand-gate.ts'

/** A style that can be grown on a head. */
export interface GrownFit extends Pick<StrandMeasures, 'isSoft'> {
  style: string
  /** How likely its picture is fit: 0 to 1, null for one nobody has graded. */
  fitness: number | null
}

/**
 * Of the styles that can be grown on a head, those likely to be fit to be shown.
 * @param small the same at the size of a preview: enough for the outline of new hair
 */
export function fitGrownStyles(analysis: Analysis, small: Analysis, styles: readonly string[]): GrownFit[] {
  const fitOf = grownFits(analysis, small)
  return styles.flatMap((style) => fitOf(style) ?? [])
}

/** The same of one style at a time; null for one that is not fit. What all of them need is found for the first. */
export function grownFits(analysis: Analysis, small: Analysis): (style: string) => GrownFit | null {
  const traits = fitnessTraits(analysis)
  let head: FittedHead | undefined
  return (style) => {
    // Most are refused whatever they would bare, which costs a tenth of a second to find out.
    if (!isFitToShow(style, 'strands', traits)) return null
    const ground = surveyOf(analysis)
    head ??= { natural: fitHead(small, ground), oval: ovalRadius(small.face) }
    const outline = measureStyle(style, head, ground)
    if (!outline || !strandsFit(outline)) return null
    const fitness = fitnessOf(style, 'strands', { ...traits, bared: outline.bared })
    return isFitEnough(fitness) ? { style, fitness, isSoft: outline.isSoft } : null
  }
}
