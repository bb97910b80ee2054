import { beforeEach, expect, it } from 'vitest'
import { KnownAnswers } from './known-answers.ts'

const HOUR = 3_600_000
const ETAG = '"1"'
let known: KnownAnswers
beforeEach(() => {
  known = new KnownAnswers()
})

const found = (asOf: number, facts: object = {}) => {
  const now = performance.now()
  return { tokenHash: 'hers', userId: 'she', asOf, endsAt: now + HOUR, idleFrom: now + HOUR, ...facts }
}
const learn = (asOf = known.asOf, facts = {}, until = performance.now() + HOUR) =>
  known.learn(found(asOf, facts), '/list', { etag: ETAG, until })
const isKnown = (how: Partial<{ etag: string; isUse: boolean }> = {}, token = 'hers') =>
  known.has(token, '/list', { etag: ETAG, isUse: false, ...how })

it('an answer is known to the browser it was given to, as it was given', () => {
  learn()
  expect([isKnown(), isKnown({ etag: '"2"' }), isKnown({}, 'another')]).toEqual([true, false, false])
  expect(known.has('hers', '/other', { etag: ETAG, isUse: false })).toBe(false)
})

it('until something is heard of her, or may have been missed', () => {
  learn()
  known.hear('somebody else')
  expect(isKnown()).toBe(true)
  known.hear('she')
  expect(isKnown()).toBe(false)
  learn()
  known.forgetAll()
  expect(isKnown()).toBe(false)
})

it('what was asked before something was heard of her is not learned after it', () => {
  const before = known.asOf
  known.hear('she')
  learn(before)
  expect(isKnown()).toBe(false)
  known.forgetAll()
  learn(known.asOf - 1)
  expect(isKnown()).toBe(false)
  learn()
  expect(isKnown()).toBe(true)
})

it('no longer than its own time, and that of the sign-in', () => {
  learn(known.asOf, {}, performance.now())
  expect(isKnown()).toBe(false)
  learn(known.asOf, { endsAt: performance.now() })
  expect(isKnown()).toBe(false)
})

it('where it is to be written down that she is here, only to a page that asks by itself', () => {
  learn(known.asOf, { idleFrom: performance.now() })
  expect([isKnown({ isUse: true }), isKnown({ isUse: false })]).toEqual([false, true])
})

it('of the most recent sixty-four addresses, and fifty thousand people', () => {
  for (let place = 0; place < 65; place += 1)
    known.learn(found(known.asOf), `/${place}`, { etag: ETAG, until: performance.now() + HOUR })
  const has = (url: string) => known.has('hers', url, { etag: ETAG, isUse: false })
  expect([has('/0'), has('/1'), has('/64')]).toEqual([false, true, true])
  for (let place = 0; place < 50_000; place += 1) known.hear(`person ${place}`)
  expect(has('/64')).toBe(false)
})
