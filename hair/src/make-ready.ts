import { analyseAndHold } from './analysis/analyse.ts'
import type { Recipe } from './contract.ts'
import { NEEDS_PLATE, plateOf } from './plate/plate-of.ts'
import { stopwatch } from './stopwatch.ts'
import { photoTakesStrands } from './strands/strand-gate.ts'

/**
 * Makes, before a picture is ordered, what it will begin with: reads its photo, and paints what lies behind her hair where
 * the technique bares that. The next `transform` of that photo in this thread goes on from there. Of one photo at a time:
 * about 50 MB, kept until another is made ready. Of a photo that cannot be used nothing is kept.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function makeReady({ photo, technique }: Pick<Recipe, 'photo' | 'technique'>): Promise<void> {
  const { timed } = stopwatch()
  const analysis = await analyseAndHold(photo, timed)
  if (!analysis || !NEEDS_PLATE.has(technique)) return
  if (technique !== 'strands' || photoTakesStrands(analysis)) plateOf(analysis)
}
