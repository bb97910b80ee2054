import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let loading: Promise<Stripe | null> | null = null

/** Stripe's script and what it makes of our key, once per document; a failure is forgotten, to be tried again. */
export function stripeScript(publicKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publicKey).catch((cause) => {
    loading = null
    throw cause
  })
  return loading
}
