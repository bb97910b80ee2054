import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { ApiError } from '../../../api/api-error.ts'
import type { CardCheck, CardOutcome } from '../card-form.ts'

/** Said yes, or will: our server waits for the last word. */
const ACCEPTED: readonly string[] = ['succeeded', 'processing', 'requires_capture']

/** What is wrong with a field is written under it by the form itself; anything else is for us to say. */
export function checkOf(error: StripeError | undefined): CardCheck {
  if (!error) return { status: 'complete' }
  if (error.type === 'validation_error') return { status: 'incomplete' }
  return { status: 'refused', message: error.message ?? '' }
}

/** What Stripe's answer to the confirmation means. Without an answer the card may have said yes: that is no refusal. */
export function outcomeOf({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  if (error?.type === 'api_connection_error')
    throw new ApiError({ status: 0, code: null, sentence: '' }, { cause: error })
  // Pressed again after an answer that was lost: it is paid already.
  const status = (paymentIntent ?? error?.payment_intent)?.status
  if (status && ACCEPTED.includes(status)) return { status: 'succeeded' }
  return { status: 'refused', message: error?.message ?? '' }
}
