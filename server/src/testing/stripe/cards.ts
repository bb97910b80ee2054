import { cardDigits, isCardNumber } from '@app/domain/payment/card-rules.ts'
import type { Payment } from './shapes.ts'

export interface TypedCard {
  number: string
  expMonth: number
  expYear: number
  cvc: string
}

type Refused = { refused: NonNullable<Payment['lastError']> }

const declined = (decline_code: string, message = 'Your card was declined.'): Refused => ({
  refused: { type: 'card_error', code: 'card_declined', decline_code, message },
})
const incorrect = (code: string, message: string): Refused => ({
  refused: { type: 'card_error', code, message },
})

/** The numbers Stripe publishes for tests. Any other valid number succeeds. */
const SPECIAL: Record<string, Refused | { status: 'requires_action' }> = {
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': incorrect('expired_card', 'Your card has expired.'),
  '4000002500003155': { status: 'requires_action' },
}

export function confirmCard(card: TypedCard): Refused | { status: 'succeeded' | 'requires_action' } {
  if (!isCardNumber(card.number)) return incorrect('incorrect_number', 'Your card number is incorrect.')
  if (card.expMonth < 1 || card.expMonth > 12)
    return incorrect('invalid_expiry_month', "Your card's expiration month is invalid.")
  if (card.expYear < new Date().getFullYear())
    return incorrect('invalid_expiry_year', "Your card's expiration year is invalid.")
  return SPECIAL[cardDigits(card.number)] ?? { status: 'succeeded' }
}
