import { expect, test } from 'vitest'
import { drawnPhoto } from '../test/drawings.ts'
import { analyse } from './analysis/analyse.ts'
import { makeReady } from './make-ready.ts'
import { plateOf } from './plate/plate-of.ts'
import { stopwatch } from './stopwatch.ts'

const { timed } = stopwatch()

test('what a picture begins with is made before it is ordered, and kept whatever is read meanwhile', async () => {
  const [photo, ...others] = await Promise.all([0, 2, 4].map((turn) => drawnPhoto('lob', { turn })))
  await makeReady({ photo, technique: 'strands' })
  const ready = await analyse(photo, timed)
  const plate = ready && plateOf(ready)
  for (const other of others) await analyse(other, timed)
  const { timed: timedAgain, stages } = stopwatch()
  const found = await analyse(photo, timedAgain)
  expect(stages).toEqual({})
  expect(found).toBe(ready)
  expect(found && plateOf(found)).toBe(plate)
})

test('of one photo at a time', async () => {
  const [first, ...others] = await Promise.all([1, 3, 5].map((turn) => drawnPhoto('lob', { turn })))
  await makeReady({ photo: first, technique: 'colour' })
  for (const photo of others) await makeReady({ photo, technique: 'colour' })
  const { timed, stages } = stopwatch()
  await analyse(first, timed)
  expect(Object.keys(stages)).toEqual(['matte'])
})
