import { expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { recipeOf } from '../../test/sheet-cell.ts'
import { analyse } from '../analysis/analyse.ts'
import { ovalRadius } from '../cut/layer/hairline.ts'
import { plateOf } from '../plate/plate-of.ts'
import { surveyOf } from '../plate/survey.ts'
import { shrinkAnalysis } from '../preview/shrink-analysis.ts'
import { PREVIEW } from '../preview/sketch.ts'
import { stopwatch } from '../stopwatch.ts'
import { fitHead } from './fit-head.ts'
import { drawGrown } from './grow-on-photo.ts'
import { measureStyle, OUTLINE } from './grown-styles.ts'

/** What the outline of a style says that its image may bare, and what it bares. */
async function bared(style: string) {
  const photo = await drawnPhoto('lob')
  const analysis = await analyse(photo, stopwatch().timed)
  if (!analysis) throw new Error('No face in a drawn portrait')
  const small = await shrinkAnalysis(analysis, PREVIEW)
  const ground = surveyOf(analysis)
  const fitted = { natural: fitHead(small, ground), oval: ovalRadius(small.face) }
  return {
    outline: measureStyle(style, fitted, ground)?.bared ?? Number.NaN,
    image: drawGrown(analysis, plateOf(analysis), recipeOf(photo, style)).measures.bared,
  }
}

it('the outline by which a style is sold bares as much ground as its image, within a tenth', async () => {
  const { outline, image } = await bared('carre_plongeant')
  const { bares } = OUTLINE.strands
  expect(image).toBeGreaterThan(0.03)
  expect(image).toBeLessThanOrEqual(outline)
  expect(image).toBeGreaterThanOrEqual(outline / bares ** 2)
})

it('an image of ringlets bares no more than its outline says, and not much less', async () => {
  const { outline, image } = await bared('shag_boucle')
  expect(image).toBeLessThanOrEqual(outline)
  expect(image).toBeGreaterThan(0.55 * outline)
})

it('a ponytail is asked for on the head it is swept over: its outline is that of its image', async () => {
  const { outline, image } = await bared('queue_couture')
  const { bares } = OUTLINE.strands
  expect(image).toBeLessThanOrEqual(outline)
  expect(image).toBeGreaterThanOrEqual(outline / bares ** 2)
})
