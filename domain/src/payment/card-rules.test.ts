import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardDigits, cardGap, isCardNumber, isCvc, isExpired, readExpiry } from './card-rules.ts'

describe('a card number', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4000-0000-0000-0002',
    '378282246310005',
    '4222222222222',
    '6304000000000000000',
  ])('%s is one', (number) => {
    expect(isCardNumber(number)).toBe(true)
  })

  it.each([
    { number: '4242424242424241', why: "Luhn's sum is wrong" },
    { number: '424242424242', why: 'twelve figures are too few' },
    { number: '00000000000000000000', why: 'twenty figures are too many' },
    { number: '', why: 'nothing was typed' },
    { number: 'quatre-deux-quatre-deux', why: 'there is no figure in it' },
  ])('$number is none: $why', ({ number }) => {
    expect(isCardNumber(number)).toBe(false)
  })

  it('with any one figure mistyped is refused', () => {
    const card = '4000002500003155'
    fc.assert(
      fc.property(fc.nat(card.length - 1), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const wrong = (Number(card[at]) + step) % 10
        expect(isCardNumber(card.slice(0, at) + wrong + card.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('is read without its spaces and dashes', () => {
    expect(cardDigits(' 4242-4242 4242\u00a04242 ')).toBe('4242424242424242')
  })
})

describe('an expiry date', () => {
  it.each([
    { typed: '12/28', read: { month: 12, year: 2028 } },
    { typed: '1/2030', read: { month: 1, year: 2030 } },
    { typed: ' 01 / 30 ', read: { month: 1, year: 2030 } },
    { typed: '00/28', read: null },
    { typed: '13/28', read: null },
    { typed: '12-28', read: null },
    { typed: '12/283', read: null },
    { typed: '', read: null },
  ])('$typed', ({ typed, read }) => {
    expect(readExpiry(typed)).toEqual(read)
  })

  describe.each(['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo'])('typed in %s', (zone) => {
    beforeEach(() => vi.stubEnv('TZ', zone))
    afterEach(() => vi.unstubAllEnvs())

    it.each([
      { card: { month: 10, year: 2026 }, last: '2026-10-31T22:59:59.999Z', first: '2026-10-31T23:00:00Z' },
      { card: { month: 3, year: 2026 }, last: '2026-03-31T21:59:59.999Z', first: '2026-03-31T22:00:00Z' },
      { card: { month: 12, year: 2026 }, last: '2026-12-31T22:59:59.999Z', first: '2026-12-31T23:00:00Z' },
    ])('a card of $card.month/$card.year is good until its month ends in Paris', ({ card, last, first }) => {
      expect(isExpired(card, new Date(last))).toBe(false)
      expect(isExpired(card, new Date(first))).toBe(true)
    })
  })
})

describe('a security code', () => {
  it.each(['123', '0000'])('%s is one', (typed) => expect(isCvc(typed)).toBe(true))
  it.each(['12', '12345', '12a', '', ' 123'])('%j is none', (typed) => expect(isCvc(typed)).toBe(false))
})

describe('what is wrong with a card, first thing first', () => {
  const now = new Date(2026, 10, 21)
  const card = { number: '4242 4242 4242 4242', expiry: '12/28', cvc: '123' }

  it.each([
    { gap: null, typed: card },
    { gap: 'number', typed: { number: '4242', expiry: '', cvc: '' } },
    { gap: 'expiry', typed: { ...card, expiry: '28/12', cvc: '' } },
    { gap: 'expired', typed: { ...card, expiry: '10/26', cvc: '' } },
    { gap: 'cvc', typed: { ...card, cvc: '12' } },
  ])('$gap', ({ gap, typed }) => {
    expect(cardGap(typed, now)).toBe(gap)
  })
})
