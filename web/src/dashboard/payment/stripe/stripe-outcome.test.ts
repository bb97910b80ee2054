import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { checkOf, outcomeOf } from './stripe-outcome.ts'

const intent = (status: string) => ({ status }) as PaymentIntent
const error = (type: string, rest: object = {}) => ({ type, ...rest }) as StripeError

describe('what Stripe answers to the confirmation', () => {
  it.each(['succeeded', 'processing', 'requires_capture'])('%s: our server is asked', (status) =>
    expect(outcomeOf({ paymentIntent: intent(status) })).toEqual({ status: 'succeeded' }),
  )
  it('a refusal, in its own words', () =>
    expect(outcomeOf({ error: error('card_error', { message: 'Votre carte a été refusée.' }) })).toEqual({
      status: 'refused',
      message: 'Votre carte a été refusée.',
    }))
  it('a refusal without words', () =>
    expect(outcomeOf({ error: error('api_error') })).toEqual({ status: 'refused', message: '' }))
  it('paid by the press before, whose answer was lost: paid', () =>
    expect(
      outcomeOf({ error: error('invalid_request_error', { payment_intent: intent('succeeded') }) }),
    ).toEqual({ status: 'succeeded' }))
  it('no answer at all is no refusal: the card may have said yes', () =>
    expect(() => outcomeOf({ error: error('api_connection_error') })).toThrow(
      expect.objectContaining({ isNetwork: true }),
    ))
})

describe('before the confirmation', () => {
  it('a complete form goes on', () => expect(checkOf(undefined)).toEqual({ status: 'complete' }))
  it('what is missing is said by the form itself, under the field', () =>
    expect(checkOf(error('validation_error'))).toEqual({ status: 'incomplete' }))
  it('a wallet that fails is said beside the button', () =>
    expect(checkOf(error('api_error', { message: 'Apple Pay a échoué.' }))).toEqual({
      status: 'refused',
      message: 'Apple Pay a échoué.',
    }))
})
