import { expect, it } from 'vitest'
import { Samples } from './samples.ts'
import { IDLE, validity } from './validity.ts'

const OURS = 'ours: processor time'
const PEER = 'Express: processor time'

/** Whether a run is void whose machine was idle for these shares before its rounds, and whose rounds cost so much. */
function isVoid({ idle = [1, 1], ours = [100, 100], peer = [100, 100] }): boolean {
  const samples = new Samples()
  for (const share of idle) samples.add(IDLE, share)
  for (const cost of ours) samples.add(OURS, cost)
  for (const cost of peer) samples.add(PEER, cost)
  return validity([OURS, PEER], samples).some(({ what, value }) => what.startsWith('void') && value === 1)
}

it('A run of an idle machine whose rounds cost the same stands', () => {
  expect(isVoid({})).toBe(false)
})

it.each([
  ['a little under the limit', 0.849, true],
  ['at the limit', 0.85, false],
  ['a little over the limit', 0.851, false],
])('One round before which the machine was idle %s decides over the run', (_, share, expected) => {
  expect(isVoid({ idle: [1, share, 1] })).toBe(expected)
})

it.each([
  ['a little less than a quarter', 124.9, false],
  ['a quarter', 125, false],
  ['a little more than a quarter', 125.1, true],
])('Rounds that lie apart by %s of their median decide over the run', (_, highest, expected) => {
  expect(isVoid({ ours: [100, 100, highest] })).toBe(expected)
})

it('One contender whose rounds lie far apart voids the run of both', () => {
  expect(isVoid({ peer: [100, 100, 200] })).toBe(true)
})
