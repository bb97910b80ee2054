import { expect, test } from 'vitest'
import { whereItMatters } from './where-it-matters.ts'

/** A row of pixels: hair, then what a view of the network makes of the rest. */
const row = (...shares: number[]) => Float32Array.from(shares)
const cut = Uint8Array.of(1, 0, 0, 0, 0)
const nobody = row(0, 0, 0, 0, 0)
const everybody = row(1, 1, 1, 1, 1)

test('doubt that runs into the hair counts, in either view; a collar that does not touch it does not', () => {
  const seen = row(1, 0.5, 0, 0.9, 0.9)
  expect([...whereItMatters(cut, [seen, nobody], everybody, 5)]).toEqual([1, 1, 0, 0, 0])
  expect([...whereItMatters(cut, [nobody, seen], everybody, 5)]).toEqual([1, 1, 0, 0, 0])
})

test('a door behind her does not count', () => {
  const seen = row(1, 0.9, 0.9, 0.9, 0.9)
  expect([...whereItMatters(cut, [seen, seen], row(1, 1, 0, 0, 0), 5)]).toEqual([1, 1, 0, 0, 0])
})

test('rows do not run into one another', () => {
  const seen = row(1, 0, 0.9, 0.9, 0, 0)
  expect([...whereItMatters(Uint8Array.of(1, 0, 0, 0, 0, 0), [seen], row(1, 1, 1, 1, 1, 1), 3)]).toEqual([
    1, 0, 0, 1, 0, 0,
  ])
})
