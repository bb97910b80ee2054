import { expect, test } from 'vitest'
import { maskQuality } from './mask-quality.ts'

const plane = (share: number) => new Float32Array(100).fill(share)
const EVERYWHERE = new Uint8Array(100).fill(1)

test('two sure witnesses that agree, in the mirror too, are trusted wholly', () => {
  expect(maskQuality([plane(1), plane(1)], plane(1), EVERYWHERE)).toEqual({
    score: 1,
    steadiness: 1,
    certainty: 1,
    agreement: 1,
  })
})

test('who sees other hair in the mirror is trusted less', () => {
  const half = plane(1).fill(0, 50)
  expect(maskQuality([plane(1), half], plane(1), EVERYWHERE).score).toBeLessThan(0.7)
})

test('other hair in the mirror does not count where nobody asks', () => {
  const half = plane(1).fill(0, 50)
  const there = EVERYWHERE.slice().fill(0, 50)
  expect(maskQuality([plane(1), half], plane(1), there).score).toBe(1)
})

test('who is in doubt is trusted less', () => {
  expect(maskQuality([plane(0.6), plane(0.6)], plane(1), EVERYWHERE).score).toBeLessThan(0.75)
})

test('a mask with hardly any hair is not trusted', () => {
  const bare = plane(0)
  bare[0] = 1
  expect(maskQuality([bare, bare], bare, EVERYWHERE).score).toBeCloseTo(0.4)
})
