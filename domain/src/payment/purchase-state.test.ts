import { expect, it } from 'vitest'
import { purchaseState } from './payment-api.ts'

it.each([
  { refundedCents: 0, state: 'paid' },
  { refundedCents: 989, state: 'paid' },
  { refundedCents: 990, state: 'refunded' },
] as const)('of 990 cents, $refundedCents given back leave the purchase $state', ({ refundedCents, state }) =>
  expect(purchaseState({ amountCents: 990, refundedCents })).toBe(state),
)
