import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueAtRank } from './value-at-rank.ts'

test('the value at a rank is the one that sorting would put there', () => {
  // Sorting puts -0 before 0, which are one value: none is drawn.
  const values = fc.float({ noNaN: true }).map((value) => value + 0)
  const lists = fc.array(values, { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(lists, fc.nat(), (list, n) => {
      const rank = n % list.length
      const sorted = Float32Array.from(list).sort()
      expect(valueAtRank(Float32Array.from(list), rank)).toBe(sorted[rank])
    }),
  )
})
test('also among many that are alike', () => {
  const alike = Float32Array.from({ length: 10_001 }, (_, k) => k % 3)
  expect([0, 5000, 10_000].map((rank) => valueAtRank(alike.slice(), rank))).toEqual([0, 1, 2])
})
