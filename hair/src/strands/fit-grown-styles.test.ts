import { expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { recipeOf } from '../../test/sheet-cell.ts'
import { analyse } from '../analysis/analyse.ts'
import { plateOf } from '../plate/plate-of.ts'
import { surveyOf } from '../plate/survey.ts'
import { shrinkAnalysis } from '../preview/shrink-analysis.ts'
import { PREVIEW } from '../preview/sketch.ts'
import { stopwatch } from '../stopwatch.ts'
import { OUTLINE_BARES } from './fit-grown-styles.ts'
import { fitHead } from './fit-head.ts'
import { drawGrown } from './grow-on-photo.ts'
import { measureStyle } from './grown-styles.ts'

it('the outline by which a style is sold bares as much ground as its image, within a tenth', async () => {
  const photo = await drawnPhoto('lob')
  const analysis = await analyse(photo, stopwatch().timed)
  if (!analysis) throw new Error('No face in a drawn portrait')
  const style = 'carre_plongeant'
  const small = await shrinkAnalysis(analysis, PREVIEW)
  const ground = surveyOf(analysis)
  const outline = measureStyle(style, fitHead(small, ground), ground)?.bared ?? Number.NaN
  const image = drawGrown(analysis, plateOf(analysis), recipeOf(photo, style)).measures.bared
  expect(image).toBeGreaterThan(0.03)
  expect(image).toBeLessThanOrEqual(outline * OUTLINE_BARES)
  expect(image).toBeGreaterThanOrEqual(outline / OUTLINE_BARES)
})
