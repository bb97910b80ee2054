import type { Analysis } from './analyse.ts'
import { fitnessTraits } from './fitness-traits.ts'
import { fitnessOf, isFitEnough, isFitToShow } from './plan/fitness.ts'
import { plateOf } from './plate/plate-of.ts'
import { fitHead } from './strands/fit-head.ts'
import { measureStyle } from './strands/grown-styles.ts'
import { strandsFit } from './strands/strand-gate.ts'

/** A style that can be grown on a head, and how likely its picture is fit: 0 to 1, null for one nobody has graded. */
export interface GrownFit {
  style: string
  fitness: number | null
}

/**
 * Of the styles that can be grown on a head, those likely to be fit to be shown.
 * @param analysis at the size of a preview
 */
export function fitGrownStyles(analysis: Analysis, styles: readonly string[]): GrownFit[] {
  const traits = fitnessTraits(analysis)
  // Most are refused whatever they would bare, which costs a tenth of a second to find out.
  const hopeful = styles.filter((style) => isFitToShow(style, 'strands', traits))
  if (hopeful.length === 0) return []
  const plate = plateOf(analysis)
  const head = fitHead(analysis, plate)
  return hopeful.flatMap((style) => {
    const measures = measureStyle(style, head, analysis, plate)
    if (!measures || !strandsFit(measures)) return []
    const fitness = fitnessOf(style, 'strands', { ...traits, bared: measures.bared })
    return isFitEnough(fitness) ? [{ style, fitness }] : []
  })
}
