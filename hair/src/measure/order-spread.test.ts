import { describe, expect, it } from 'vitest'
import { drawnPhoto, outFile } from '../../test/drawings.ts'
import { GRADED_TONES } from '../../test/graded-tones.ts'
import { analyse } from '../analysis/analyse.ts'
import { checkPhoto } from '../check/check-photo.ts'
import { readPhoto } from '../files/read-photo.ts'
import { judgePhoto } from '../judge-photo.ts'
import { planImages } from '../plan/plan-images.ts'
import { stopwatch } from '../stopwatch.ts'
import { transform } from '../transform.ts'
import type { CieLab } from './colour-difference.ts'
import { orderSpread } from './hair-measures.ts'
import { measure } from './measure.ts'

/** Pictures of one order may differ by so much, CIEDE2000. */
const ONE_TONE = 4

/** The lengths of the first images of an order, one of each of these photos. */
async function orderedLengths(files: string[], style: string): Promise<CieLab[]> {
  const photos = []
  for (const file of files)
    photos.push({ file, report: await checkPhoto(file), judgement: await judgePhoto(file, [style]) })
  const recipes = planImages({ photos, style, tone: GRADED_TONES[style], seed: 1, looks: [] })
  const lengths: CieLab[] = []
  for (const recipe of recipes.slice(0, files.length)) {
    const file = outFile()
    const analysis = await analyse(recipe.photo, stopwatch().timed)
    const outcome = await transform(recipe, file, { tool: 'test' })
    if (!outcome.made || !analysis) throw new Error(`Expected an image of ${recipe.photo}`)
    const measured = await measure(analysis, await readPhoto(file, analysis.picture.h), recipe)
    if (measured.lengths) lengths.push(measured.lengths)
  }
  return lengths
}

/** In the wide run also where the hair is given another shape, and has to be found anew to be measured. */
const STYLES = process.env.WIDE === '1' ? ['long_lisse', 'degrade_volume'] : ['long_lisse']

describe('one order is one tone', () => {
  it.each(STYLES)('in each light her photos were taken in, measured in the lengths: %s', async (style) => {
    const photos = await Promise.all([0.75, 1.1].map((brightness) => drawnPhoto('avant', { brightness })))
    const lengths = await orderedLengths(photos, style)
    expect(lengths).toHaveLength(photos.length)
    expect(orderSpread(lengths)).toBeLessThan(ONE_TONE)
  })
  it('told by the two images that differ most', () => {
    const [a, b, c]: CieLab[] = [
      [50, 0, 0],
      [52, 0, 0],
      [55, 0, 0],
    ]
    expect(orderSpread([a, b, c])).toBe(orderSpread([a, c]))
    expect(orderSpread([a, b, c])).toBeGreaterThan(orderSpread([a, b]))
    expect(orderSpread([a])).toBe(0)
  })
})
