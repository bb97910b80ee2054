import { expect, it } from 'vitest'
import { isPrice, PRICE_CENTS } from './prices.ts'

it.each([
  { cents: PRICE_CENTS.min - 1, is: false },
  { cents: PRICE_CENTS.min, is: true },
  { cents: PRICE_CENTS.max, is: true },
  { cents: PRICE_CENTS.max + 1, is: false },
])('a price is one that a card can pay, and no slip of the keyboard: $cents', ({ cents, is }) =>
  expect(isPrice(cents)).toBe(is),
)
