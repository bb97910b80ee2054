import { expect, test } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { analyse } from '../analysis/analyse.ts'
import { stopwatch } from '../stopwatch.ts'
import { surveyOf } from './survey.ts'

const { timed } = stopwatch()
const [first, ...others] = await Promise.all([0, 2, 4].map((turn) => drawnPhoto('lob', { turn })))

async function surveyed(photo = first) {
  const analysis = await analyse(photo, timed)
  if (!analysis) throw new Error('Expected a face on the drawing, found none.')
  return { analysis, survey: surveyOf(analysis) }
}

test('of a photo that was judged its image is made without looking for stray hairs and clothes again', async () => {
  const judged = await surveyed()
  // Two others: more than are kept whole.
  for (const other of others) await surveyed(other)
  const again = await surveyed()
  expect(again.analysis).not.toBe(judged.analysis)
  expect(again.survey.layout).toBe(judged.survey.layout)
  expect(again.survey.strays).toBe(judged.survey.strays)
  expect(again.survey.trust).toEqual(judged.survey.trust)
})

test('what was found on a photo is not said of another, nor of one that was changed', async () => {
  const { analysis, survey } = await surveyed()
  const [other] = await Promise.all(others.slice(0, 1).map((photo) => surveyed(photo)))
  expect(other.survey.layout).not.toBe(survey.layout)
  expect(surveyOf({ ...analysis }).layout).not.toBe(survey.layout)
})
