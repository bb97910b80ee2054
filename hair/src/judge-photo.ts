import { analyseUnless } from './analyse.ts'
import type { PhotoJudgement, Technique } from './contract.ts'
import { photoTakesLook } from './cut/look-gate.ts'
import { canReshape } from './cut/reshape.ts'
import { headShape } from './face/head-shape.ts'
import { faultOfMatte, faultOfPortrait } from './photo-faults.ts'
import { stopwatch } from './stopwatch.ts'

const OF_HER_OWN_HAIR: readonly Technique[] = ['colour', 'balayage', 'gloss', 'waves', 'volume', 'lob']

/**
 * Reads a photo before an order is planned, so that the plan begins with what will look good. Costs one analysis;
 * the same file is always judged alike.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function judgePhoto(file: string): Promise<PhotoJudgement> {
  const analysis = await analyseUnless(({ portrait }) => faultOfPortrait(portrait), file, stopwatch().timed)
  if (typeof analysis === 'string') return { fault: analysis, confidence: 0, techniques: [], head: null }
  const fault = faultOfMatte(analysis)
  const own = OF_HER_OWN_HAIR.filter((technique) => canReshape(analysis, technique))
  return {
    fault,
    confidence: analysis.masks.quality.score,
    techniques: fault ? [] : [...own, ...(photoTakesLook(analysis) ? (['look'] as const) : [])],
    head: headShape(analysis.face),
  }
}
