import { expect, test } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { stopwatch } from '../stopwatch.ts'
import { analyse } from './analyse.ts'

test('a photo that was read is read again without looking for its hair, and alike', async () => {
  const photos = await Promise.all([0, 2, 4].map((turn) => drawnPhoto('lob', { turn })))
  const [first] = photos
  const once = await analyse(first, stopwatch().timed)
  // Two others: more than are kept whole.
  for (const other of photos.slice(1)) await analyse(other, stopwatch().timed)
  const { timed, stages } = stopwatch()
  const again = await analyse(first, timed)
  expect(Object.keys(stages)).toEqual(['matte'])
  expect(again).not.toBe(once)
  expect(again?.measures).toEqual(once?.measures)
  expect(bytesOf(again?.matte.alpha).equals(bytesOf(once?.matte.alpha))).toBe(true)
  expect(bytesOf(again?.lab).equals(bytesOf(once?.lab))).toBe(true)
})

const bytesOf = (plane: Float32Array = new Float32Array()): Buffer => Buffer.from(plane.buffer)
