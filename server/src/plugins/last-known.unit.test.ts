import { expect, it } from 'vitest'
import { lastKnown } from './last-known.ts'

const unexpected = (cause: unknown) => expect.unreachable(String(cause))
const ALWAYS = Number.POSITIVE_INFINITY

/** Counts, one more each time it is read. */
function counting() {
  let times = 0
  return async () => {
    times += 1
    return times
  }
}

it('is asked for once in its time, also by those who come before the first answer', async () => {
  const told = lastKnown({ first: 0, read: counting(), failed: unexpected, everyMs: ALWAYS })
  expect(await Promise.all([told(), told()])).toEqual([1, 1])
  expect(await told()).toBe(1)
})

it('is asked for each time where no time is named', async () => {
  const told = lastKnown({ first: 0, read: counting(), failed: unexpected })
  expect([await told(), await told()]).toEqual([1, 2])
})

it('stays as it was last read while it cannot be', async () => {
  const answers = [Promise.resolve('new'), Promise.reject(new Error('away')), Promise.resolve('newer')]
  const failures: unknown[] = []
  const told = lastKnown({
    first: 'none',
    read: () => answers.shift() ?? Promise.reject(new Error('no more')),
    failed: (cause) => failures.push(cause),
  })
  expect([await told(), await told(), await told()]).toEqual(['new', 'new', 'newer'])
  expect(failures).toEqual([new Error('away')])
})

it('is what it was to begin with where it never could be read', async () => {
  const told = lastKnown({
    first: 'none',
    read: () => Promise.reject(new Error('away')),
    failed: () => undefined,
    everyMs: ALWAYS,
  })
  expect(await Promise.all([told(), told()])).toEqual(['none', 'none'])
})
