import { type Analysis, analyseUnless } from './analyse.ts'
import { carriedUpTo } from './colour/colour-hair.ts'
import type { PhotoJudgement, Technique } from './contract.ts'
import { photoTakesLook } from './cut/look-gate.ts'
import { canReshape } from './cut/reshape.ts'
import { headShape } from './face/head-shape.ts'
import { fitGrownStyles } from './fit-grown-styles.ts'
import { fitnessTraits } from './fitness-traits.ts'
import { noiseOf } from './measure/noise.ts'
import { faultOfMatte, faultOfPortrait } from './photo-faults.ts'
import { isFitToShow } from './plan/fitness.ts'
import { GROWN_STYLE_IDS, OWN_HAIR_STYLES } from './plan/styles.ts'
import { makePlate } from './plate/make-plate.ts'
import { shrinkAnalysis } from './preview/shrink-analysis.ts'
import { PREVIEW } from './preview/sketch.ts'
import { stopwatch } from './stopwatch.ts'
import { photoTakesStrands } from './strands/strand-gate.ts'

const OF_HER_OWN_HAIR: readonly Technique[] = ['colour', 'balayage', 'gloss', 'waves', 'volume', 'lob']

/**
 * Reads a photo before an order is planned, so that the plan begins with what will look good. Costs one analysis;
 * the same file is always judged alike.
 * @param styles which of the grown styles are asked about; each costs a tenth of an analysis. Default: all
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function judgePhoto(file: string, styles = GROWN_STYLE_IDS): Promise<PhotoJudgement> {
  const analysis = await analyseUnless(({ portrait }) => faultOfPortrait(portrait), file, stopwatch().timed)
  if (typeof analysis === 'string')
    return { fault: analysis, confidence: 0, techniques: [], grown: [], head: null }
  const fault = faultOfMatte(analysis)
  const own = OF_HER_OWN_HAIR.filter((technique) => canReshape(analysis, technique)).filter(fitOn(analysis))
  const canGrow = !fault && photoTakesStrands(analysis)
  const look: Technique[] = photoTakesLook(analysis) ? ['look'] : []
  const strands: Technique[] = canGrow ? ['strands'] : []
  return {
    fault,
    confidence: analysis.masks.quality.score,
    techniques: fault ? [] : [...own, ...look, ...strands],
    grown: canGrow ? await stylesToGrow(analysis, styles) : [],
    ...(fault ? {} : { upTo: carriedUpTo(analysis), noise: noiseOf(analysis.picture) }),
    head: headShape(analysis.face),
  }
}

/** Whether a technique may be sold on a photo; colour alone is no style, and nobody has graded it. */
function fitOn(analysis: Analysis): (technique: Technique) => boolean {
  const traits = fitnessTraits(analysis)
  return (technique) =>
    OWN_HAIR_STYLES.filter((style) => style.technique === technique).every(({ id }) =>
      isFitToShow(id, technique, traits),
    )
}

/** Asked of a small picture, which costs a quarter of what the full one would. */
async function stylesToGrow(analysis: Analysis, styles: readonly string[]): Promise<string[]> {
  const asked = GROWN_STYLE_IDS.filter((id) => styles.includes(id))
  if (asked.length === 0) return []
  const small = await shrinkAnalysis(analysis, PREVIEW)
  return fitGrownStyles(small, () => makePlate(small), asked)
}
