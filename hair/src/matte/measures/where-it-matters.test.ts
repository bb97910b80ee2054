import { expect, test } from 'vitest'
import { whereItMatters } from './where-it-matters.ts'

/** A row of pixels: hair, then what a view of the network makes of the rest. */
const row = (...shares: number[]) => Float32Array.from(shares)
const cut = Uint8Array.of(1, 0, 0, 0, 0)
const nobody = row(0, 0, 0, 0, 0)
const everybody = row(1, 1, 1, 1, 1)

test('doubt that runs into the hair counts, in either view; a collar that does not touch it does not', () => {
  const seen = row(1, 0.5, 0, 0.9, 0.9)
  expect([...whereItMatters({ cut, views: [seen, nobody], person: everybody, w: 5 })]).toEqual([
    1, 1, 0, 0, 0,
  ])
  expect([...whereItMatters({ cut, views: [nobody, seen], person: everybody, w: 5 })]).toEqual([
    1, 1, 0, 0, 0,
  ])
})

test('a door behind her does not count', () => {
  const seen = row(1, 0.9, 0.9, 0.9, 0.9)
  const person = row(1, 1, 0, 0, 0)
  expect([...whereItMatters({ cut, views: [seen, seen], person, w: 5 })]).toEqual([1, 1, 0, 0, 0])
})

test('rows do not run into one another', () => {
  const seen = row(1, 0, 0.9, 0.9, 0, 0)
  const person = row(1, 1, 1, 1, 1, 1)
  const found = Uint8Array.of(1, 0, 0, 0, 0, 0)
  expect([...whereItMatters({ cut: found, views: [seen], person, w: 3 })]).toEqual([1, 0, 0, 1, 0, 0])
})
