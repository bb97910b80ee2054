import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromEuros, creditsForShortfall, isSameAmount } from './money.ts'

describe('euros in the calls, cents inside', () => {
  it.each([
    { euros: 9.9, cents: 990 },
    { euros: 24.9, cents: 2490 },
    { euros: 0.29, cents: 29 },
    { euros: 1.1, cents: 110 },
    { euros: 0, cents: 0 },
    // spec: 9.5
  ])('$euros euros are $cents cents', ({ euros, cents }) => {
    expect(centsFromEuros(euros)).toBe(cents)
  })

  it('every whole number of cents survives the way through euros', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        expect(centsFromEuros(cents / 100)).toBe(cents)
        expect(isSameAmount(cents / 100, cents)).toBe(true)
      }),
    )
  })
})

describe('an amount names a price', () => {
  it.each([
    { euros: 9.9, same: true },
    { euros: 9.89, same: false },
    { euros: 9.91, same: false },
    { euros: 9.899, same: false },
    { euros: 990, same: false },
    { euros: 0, same: false },
    { euros: -9.9, same: false },
    { euros: Number.NaN, same: false },
    { euros: Number.POSITIVE_INFINITY, same: false },
  ])('$euros euros for 990 cents: $same', ({ euros, same }) => {
    expect(isSameAmount(euros, 990)).toBe(same)
  })
})

describe('credits for images that could not be made', () => {
  it.each([
    { ordered: 20, delivered: 20, credits: 0 },
    { ordered: 20, delivered: 19, credits: 1 },
    { ordered: 20, delivered: 0, credits: 20 },
    { ordered: 5, delivered: 6, credits: 0 },
    // spec: 3.20
  ])('$delivered of $ordered: $credits', ({ ordered, delivered, credits }) => {
    expect(creditsForShortfall(ordered, delivered)).toBe(credits)
  })
})
