import { expect, test } from 'vitest'
import { likenessScore, SCORE_LIMITS, type ScoredPicture } from './likeness-score.ts'

const like: ScoredPicture = { drift: 0.01, skin: 0.02, sharpness: 0.9, seam: 0 }

test('her own face without a seam has the full score', () => {
  expect(likenessScore(like)).toBe(1)
})
test.each([
  ['another shape', { drift: 0.036 }],
  ['another skin', { skin: 0.12 }],
  ['a smear', { sharpness: 0.1 }],
] as const)('%s alone has none', (_, change) => {
  expect(likenessScore({ ...like, ...change })).toBe(0)
})
test('half way between like and unlike is where delivery ends', () => {
  expect(likenessScore({ ...like, drift: 0.024 })).toBeCloseTo(SCORE_LIMITS.deliver, 6)
  expect(likenessScore({ ...like, drift: 0.0235 })).toBeGreaterThan(SCORE_LIMITS.deliver)
  expect(likenessScore({ ...like, drift: 0.0245 })).toBeLessThan(SCORE_LIMITS.deliver)
})
test('a seam costs, but alone drops no picture', () => {
  expect(likenessScore({ ...like, seam: 0.05 })).toBe(1)
  expect(likenessScore({ ...like, seam: 0.08 })).toBeLessThan(1)
  expect(likenessScore({ ...like, seam: 1 })).toBe(SCORE_LIMITS.deliver)
})
test('a skin that closed eyes leave unknown does not count', () => {
  expect(likenessScore({ ...like, skin: null })).toBe(1)
})
