import { expect, test } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { readPortrait } from '../../analysis/analyse.ts'
import { pointAt } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { stopwatch } from '../../stopwatch.ts'
import { coveredBrows } from './covered-brows.ts'

const portrait = await readPortrait(await drawnPhoto('lob'), stopwatch().timed)
if (!portrait) throw new Error('no face')
const { face, picture } = portrait
const { w, h } = picture
const { s } = faceFrame(face)
/** The middle of a brow. */
const [left, right] = [105, 334].map((index) => pointAt(face, index))
const hairWhere = (isHair: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: w * h }, (_, i) => (isHair(i % w, (i / w) | 0) ? 1 : 0))
const atBrows = (hair: Float32Array) => {
  const covered = coveredBrows({ face, hair, w, h })
  return [left, right].map(([x, y]) => Math.round(covered[((y + 4) | 0) * w + (x | 0)]))
}
const brow = Math.min(left[1], right[1])

test('a fringe that reaches the brows lies over both', () => {
  expect(atBrows(hairWhere((_, y) => y < brow - 0.02 * s))).toEqual([1, 1])
})
test('one that ends well above leaves them bare', () => {
  expect(atBrows(hairWhere((_, y) => y < brow - 0.2 * s))).toEqual([0, 0])
})
test('a fringe to one side lies over one of them', () => {
  const [cx] = pointAt(face, 9)
  expect(atBrows(hairWhere((x, y) => x < cx && y < brow - 0.02 * s))).toEqual([1, 0])
})
test('a lock beside a brow does not lie over it', () => {
  const [outer] = pointAt(face, 63)
  expect(atBrows(hairWhere((x) => x < outer))).toEqual([0, 0])
})
