import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { useImperativeHandle, useRef } from 'react'
import { bringIntoSight } from '../bring-into-sight.ts'
import type { CardCheck, CardFormProps, CardOutcome } from '../card-form.ts'
import { returnAddress } from '../returning/returned-payment.ts'
import { checkOf, outcomeOf } from './stripe-outcome.ts'

/** Wallets come first and where they can be used; of her address only what a payment method insists on. */
const OPTIONS: StripePaymentElementOptions = { fields: { billingDetails: { address: 'if_required' } } }

export interface StripeFieldsProps extends Pick<CardFormProps, 'intent' | 'disabled' | 'ref'> {
  onReady: () => void
  onLoadError: (message: string) => void
}

/** The Payment Element: what she types in it never reaches our code. */
export function StripeFields({ intent, disabled, onReady, onLoadError, ref }: StripeFieldsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const place = useRef<HTMLDivElement>(null)
  const check = async (): Promise<CardCheck> => {
    const outcome = checkOf((await elements?.submit())?.error)
    // On a phone the card stands a screen above the button: what is wrong with it must be seen.
    if (outcome.status === 'incomplete') bringIntoSight(place.current)
    return outcome
  }
  const confirm = async (): Promise<CardOutcome> => {
    if (!stripe || !elements) return { status: 'refused', message: '' }
    const confirmParams = { return_url: returnAddress(location.href, intent.paymentId) }
    return outcomeOf(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }))
  }
  useImperativeHandle(ref, () => ({ check, confirm }))
  return (
    // By night a browser lays white under a frame whose page knows day only, as Stripe's does.
    <div ref={place} className="scheme-light">
      <PaymentElement
        options={{ ...OPTIONS, readOnly: disabled }}
        onReady={onReady}
        onLoadError={({ error }) => onLoadError(error.message ?? '')}
      />
    </div>
  )
}
