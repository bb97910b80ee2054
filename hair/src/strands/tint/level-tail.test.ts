import { describe, expect, it } from 'vitest'
import { levelTail } from './level-tail.ts'

const [w, h] = [40, 100]
/** A face height is as high as 50 rows; its middle is in row 40: a tail is all of what lies below row 60. */
const frame = { cx: 20, cy: 40, ux: 1, uy: 0, vx: 0, vy: -1, s: 50, width: 0.8, nose: 0 }
const row = (i: number) => (i / w) | 0
/** Locks of every light between 0 and twice that of their part. */
const striped = (i: number, middle: number) => (middle * (1 + 2 * (i % w))) / w
const EVERYWHERE = new Float32Array(w * h).fill(1)

/** A head in so much light, and what hangs from it in so much. */
function levelled(swept: number, tail: number, weight = EVERYWHERE) {
  const light = Float32Array.from({ length: w * h }, (_, i) => striped(i, row(i) < 56 ? swept : tail))
  levelTail(light, weight, { w, frame })
  return (inRow: number) => {
    const seen = [...light.subarray(inRow * w, (inRow + 1) * w)].sort((a, b) => a - b)
    return (seen[w / 2 - 1] + seen[w / 2]) / 2
  }
}

describe('a tail', () => {
  it('is in the light of the hair that is swept to it, whichever was rendered lighter', () => {
    for (const tail of [0.2, 0.8]) {
      const middleOf = levelled(0.4, tail)
      expect(middleOf(10)).toBeCloseTo(0.4, 5)
      expect(middleOf(90)).toBeCloseTo(0.4, 1)
    }
  })
  it('keeps the light as it is where hair is swept to it', () => {
    const middleOf = levelled(0.4, 0.8)
    for (const inRow of [0, 20, 50]) expect(middleOf(inRow)).toBeCloseTo(0.4, 5)
  })
  it('stays as it was rendered where nothing is seen of the other', () => {
    const onlyTail = EVERYWHERE.map((_, i) => (row(i) > 60 ? 1 : 0))
    expect(levelled(0.4, 0.8, onlyTail)(90)).toBeCloseTo(0.8, 5)
  })
})
