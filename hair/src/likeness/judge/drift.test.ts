import { expect, test } from 'vitest'
import { type Drawing, drawnPhoto, type RasterOptions } from '../../../test/drawings.ts'
import { readPortrait } from '../../analysis/analyse.ts'
import { placeFace } from '../../face/place-face.ts'
import { stopwatch } from '../../stopwatch.ts'
import { drift } from './drift.ts'

const faceOf = async (drawing: Drawing, options?: RasterOptions) => {
  const portrait = await readPortrait(await drawnPhoto(drawing, options), stopwatch().timed)
  if (!portrait) throw new Error('no face')
  return portrait.face
}
const hers = await faceOf('lob')

test('the same face has not drifted, wherever and however large it is', () => {
  expect(drift(hers, hers)).toBeCloseTo(0, 9)
  expect(drift(placeFace(hers, 0.4, [-90, 30]), hers)).toBeLessThan(1e-4)
})
test('nor has a head that leans, or stands in less light', async () => {
  expect(drift(await faceOf('lob', { turn: 8 }), hers)).toBeLessThan(0.012)
  expect(drift(await faceOf('lob', { brightness: 0.8 }), hers)).toBeLessThan(0.012)
})
test('another head drawn has drifted farther', async () => {
  expect(drift(await faceOf('carre'), hers)).toBeGreaterThan(0.018)
})
