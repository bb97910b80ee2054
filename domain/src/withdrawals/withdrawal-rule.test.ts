import { describe, expect, it } from 'vitest'
import { type ContractFacts, withdrawalOf, withdrawalUntil } from './withdrawal-rule.ts'

const PAID = new Date('2026-11-02T10:00:00Z')
const NOW = new Date('2026-11-02T10:05:00Z')
const pack: ContractFacts = {
  kind: 'package',
  paidAt: PAID,
  amountCents: 2490,
  refundedCents: 0,
  withdrawnAt: null,
  consented: true,
  images: 20,
  delivered: 0,
  finished: false,
  unspent: 0,
  opened: false,
}
const credits: ContractFacts = { ...pack, kind: 'credits', amountCents: 1490, images: 10, unspent: 10 }
const back = (facts: Partial<ContractFacts>, of = pack) =>
  withdrawalOf({ ...of, ...facts }, NOW)?.refundCents ?? null

describe('the right lasts to the end of the fourteenth day in Paris', () => {
  it.each([
    ['a Monday', '2026-11-02T10:00:00Z', '2026-11-16T22:59:59.999Z'],
    ['just before midnight', '2026-11-02T22:59:59Z', '2026-11-16T22:59:59.999Z'],
    ['just after it', '2026-11-02T23:00:00Z', '2026-11-17T22:59:59.999Z'],
    ['a Saturday, to Monday', '2026-11-07T10:00:00Z', '2026-11-23T22:59:59.999Z'],
    ['a Sunday, to Monday', '2026-11-08T10:00:00Z', '2026-11-23T22:59:59.999Z'],
    ['Armistice Day, to the day after', '2026-10-28T10:00:00Z', '2026-11-12T22:59:59.999Z'],
    ['Easter Sunday, over Easter Monday', '2026-03-22T10:00:00Z', '2026-04-07T21:59:59.999Z'],
    ['Christmas, over the week-end', '2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z'],
    ['over the hour clocks go back', '2026-10-20T10:00:00Z', '2026-11-03T22:59:59.999Z'],
  ])('%s', (_, paid, until) => expect(withdrawalUntil(new Date(paid)).toISOString()).toBe(until))

  it.each([
    ['2026-11-16T22:59:59.998Z', true],
    ['2026-11-16T22:59:59.999Z', true],
    ['2026-11-16T23:00:00.000Z', false],
  ])('at %s it is open: %s', (now, open) => expect(withdrawalOf(pack, new Date(now)) !== null).toBe(open))
})

describe('of a package', () => {
  it.each([
    ['everything comes back before an image is made', 0, 2490],
    ['what one image of twenty is worth is owed', 1, 2490 - 124],
    ['nineteen are owed, rounded in her favour', 19, 2490 - 2365],
    ['nothing once all are delivered', 20, null],
    ['nothing when she has more than she ordered', 25, null],
  ])('%s', (_, delivered, cents) => expect(back({ delivered })).toBe(cents))
  it('nothing once it is finished, though it fell short: the missing came back as credits', () =>
    expect(back({ delivered: 19, finished: true })).toBe(null))
  it.each([0, 5, 20])('without her consents everything comes back, with %i delivered', (delivered) =>
    expect(back({ consented: false, delivered, finished: delivered === 20 })).toBe(2490),
  )
  it('and without her consents only within the period', () =>
    expect(withdrawalOf({ ...pack, consented: false }, new Date('2026-11-17T00:00:00Z'))).toBe(null))
  it.each([
    ['a share of what is left', 490, 10, 1000],
    ['what is left, before an image is made', 2489, 0, 1],
    ['nothing when all of it went back', 2490, 0, null],
  ])('after a part went back: %s', (_, refundedCents, delivered, cents) =>
    expect(back({ refundedCents, delivered })).toBe(cents),
  )
})

describe('of a pack of credits', () => {
  const taken = (facts: Partial<ContractFacts>) => withdrawalOf({ ...credits, ...facts }, NOW)
  it.each([
    ['all of it, unspent', 10, 10, 1490],
    ['what is left of it, rounded in her favour', 3, 3, 447],
    ['no more than the pack, whatever else she has', 60, 10, 1490],
    ['the last one', 1, 1, 149],
  ])('%s', (_, unspent, gone, cents) =>
    expect(taken({ unspent })).toMatchObject({ credits: gone, refundCents: cents }),
  )
  it('nothing once all are spent', () => expect(taken({ unspent: 0 })).toBe(null))
  it('a price that does not divide is rounded up', () =>
    expect(taken({ amountCents: 1000, images: 3, unspent: 1 })?.refundCents).toBe(334))
  it('without her consents everything comes back, and what is unspent goes', () =>
    expect(taken({ consented: false, unspent: 4 })).toMatchObject({ credits: 4, refundCents: 1490 }))
})

describe('of a course', () => {
  const course: ContractFacts = { ...pack, kind: 'course', amountCents: 4900, images: 1 }
  it.each([
    { opened: false, consented: true, cents: 4900 },
    { opened: true, consented: true, cents: null },
    { opened: false, consented: false, cents: 4900 },
    { opened: true, consented: false, cents: 4900 },
  ])('opened: $opened, agreed: $consented, comes back: $cents', ({ cents, ...facts }) =>
    expect(back(facts, course)).toBe(cents),
  )
  it('what went back already does not come back again', () =>
    expect([back({ refundedCents: 900 }, course), back({ refundedCents: 4900 }, course)]).toEqual([
      4000,
      null,
    ]))
})

it.each([
  ['what was never paid', { paidAt: null }],
  ['what she renounced already', { withdrawnAt: NOW }],
])('there is nothing to renounce in %s', (_, facts) => expect(back(facts)).toBe(null))
