import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { isPayingDocument } from '../paying-document.ts'
import { stripeScript } from './stripe-script.ts'

/** Stripe's script, asked for when the card form is shown and not before; asked for again when it could not come. */
export function useStripeScript(publicKey: string | null) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async () => {
    setHasFailed(false)
    if (!isPayingDocument()) return
    try {
      setStripe(await stripeScript(publicKey ?? ''))
    } catch {
      setHasFailed(true)
    }
  }, [publicKey])
  useEffect(() => void load(), [load])
  return { stripe, hasFailed, retry: () => void load() }
}
