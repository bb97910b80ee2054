import { analyseAndHold } from './analysis/analyse.ts'
import type { Recipe } from './contract.ts'
import { NEEDS_PLATE, plateOf } from './plate/plate-of.ts'
import { stopwatch } from './stopwatch.ts'

/**
 * Makes, before a picture is ordered, what it will begin with: reads its photo, and paints what lies behind her hair where
 * the technique bares that. The next `transform` of that photo in this thread goes on from there. Of one photo at a time:
 * about 50 MB, kept until another is made ready. Asks nothing of the photo: it has been judged.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function makeReady({ photo, technique }: Pick<Recipe, 'photo' | 'technique'>): Promise<void> {
  const analysis = await analyseAndHold(photo, stopwatch().timed)
  if (analysis && NEEDS_PLATE.has(technique)) plateOf(analysis)
}
