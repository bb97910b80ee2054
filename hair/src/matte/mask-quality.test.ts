import { expect, test } from 'vitest'
import { maskQuality } from './mask-quality.ts'

const plane = (share: number) => new Float32Array(100).fill(share)
const shares = (hair: number) => [plane(1 - hair), plane(hair), plane(0), plane(0)]

test('two sure witnesses that agree, in the mirror too, are trusted wholly', () => {
  expect(maskQuality(shares(1), shares(1), 1)).toEqual({
    score: 1,
    steadiness: 1,
    certainty: 1,
    agreement: 1,
  })
})

test('who sees other hair in the mirror is trusted less', () => {
  expect(maskQuality(shares(1), shares(1), 0.7).score).toBeLessThan(0.85)
})

test('who is in doubt is trusted less', () => {
  expect(maskQuality(shares(0.6), shares(1), 1).score).toBeLessThan(0.75)
})

test('a mask with hardly any hair is not trusted', () => {
  const bare = [plane(1), new Float32Array(100), plane(0), plane(0)]
  bare[1][0] = 1
  expect(maskQuality(bare, bare, 1).score).toBeCloseTo(0.4)
})
