import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVatRate, vatIn, vatInPart } from './vat.ts'

const rate = fc.nat(10_000).map((hundredths) => hundredths / 100)
const cents = fc.nat(10_000_000)

describe('the VAT in a price', () => {
  it.each([
    { amount: 2490, rate: 20, vat: 415, net: 2075 },
    { amount: 990, rate: 20, vat: 165, net: 825 },
    { amount: 990, rate: 5.5, vat: 52, net: 938 },
    { amount: 990, rate: 0, vat: 0, net: 990 },
    { amount: 990, rate: 100, vat: 495, net: 495 },
    { amount: 0, rate: 20, vat: 0, net: 0 },
    // Exactly half a cent goes up, a hair less down.
    { amount: 3, rate: 20, vat: 1, net: 2 },
    { amount: 2, rate: 20, vat: 0, net: 2 },
    { amount: 1, rate: 100, vat: 1, net: 0 },
  ])('of $amount cents at $rate % is $vat', ({ amount, rate, vat, net }) =>
    expect(vatIn(amount, rate)).toEqual({ vatCents: vat, netCents: net }),
  )

  it('and the net are the price to the cent, neither below nothing, at most half a cent from exact', () =>
    fc.assert(
      fc.property(cents, rate, (amount, percent) => {
        const { netCents, vatCents } = vatIn(amount, percent)
        expect(netCents + vatCents).toBe(amount)
        expect(Math.min(netCents, vatCents)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(vatCents - (amount * percent) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    ))

  it('goes back in parts that add up to it, whatever the parts', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), rate, (parts, percent) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        const shares = parts.map((part, index) =>
          vatInPart(
            part,
            parts.slice(0, index).reduce((sum, each) => sum + each, 0),
            percent,
          ),
        )
        for (const [index, { netCents, vatCents }] of shares.entries()) {
          expect(netCents + vatCents).toBe(parts[index])
          expect(Math.min(netCents, vatCents)).toBeGreaterThanOrEqual(0)
        }
        expect(shares.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(vatIn(total, percent).vatCents)
      }),
    ))
})

it.each([
  { value: 0, ok: true },
  { value: 100, ok: true },
  { value: 5.5, ok: true },
  { value: 8.75, ok: true },
  { value: -0.01, ok: false },
  { value: 100.01, ok: false },
  { value: 8.755, ok: false },
  { value: Number.NaN, ok: false },
])('$value per cent is a rate: $ok', ({ value, ok }) => expect(isVatRate(value)).toBe(ok))
