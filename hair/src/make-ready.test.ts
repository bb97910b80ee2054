import { expect, test } from 'vitest'
import { drawnPhoto } from '../test/drawings.ts'
import { analyse } from './analysis/analyse.ts'
import { makeReady } from './make-ready.ts'
import { plateOf } from './plate/plate-of.ts'
import { stopwatch } from './stopwatch.ts'

test('what a picture begins with is made before it is ordered, and kept whatever is read meanwhile, for one photo', async () => {
  const { timed } = stopwatch()
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

  for (const other of others) await makeReady({ photo: other, technique: 'colour' })
  await analyse(photo, timedAgain)
  expect(Object.keys(stages)).toEqual(['matte'])
})
