import { expect, test } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { readPortrait } from '../../analysis/analyse.ts'
import { POINT } from '../../face/face.ts'
import type { Picture } from '../../pixels/picture.ts'
import { stopwatch } from '../../stopwatch.ts'
import { skinDifference } from './skin-difference.ts'

const portrait = await readPortrait(await drawnPhoto('lob'), stopwatch().timed)
if (!portrait) throw new Error('no face')
const { picture, face } = portrait
const tinted = (factors: readonly number[], isWhere: (i: number) => boolean = () => true): Picture => ({
  ...picture,
  data: picture.data.map((byte, k) => (isWhere((k / 3) | 0) ? Math.round(byte * factors[k % 3]) : byte)),
})
/** Below the eyes, where the cheeks are. */
const below = (i: number) => i / picture.w > face.points[POINT.eyeOuterLeft * 3 + 1] + 60

test('the same skin in a warmer or dimmer light is the same', () => {
  expect(skinDifference({ picture: tinted([1, 0.9, 0.8]), face }, { picture, face })).toBeLessThan(0.02)
  expect(skinDifference({ picture: tinted([0.8, 0.8, 0.8]), face }, { picture, face })).toBeLessThan(0.02)
})
test('a darker skin in the same light is another', () => {
  const darker = { picture: tinted([0.6, 0.55, 0.5], below), face }
  expect(skinDifference(darker, { picture, face })).toBeGreaterThan(0.08)
})
test('closed eyes leave it unsaid', () => {
  const points = Float32Array.from(face.points)
  for (const [upper, lower] of [
    [159, 145],
    [386, 374],
  ])
    points[upper * 3 + 1] = points[lower * 3 + 1]
  expect(skinDifference({ picture, face: { ...face, points } }, { picture, face })).toBeNull()
})
