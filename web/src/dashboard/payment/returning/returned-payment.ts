import { z } from 'zod'

/** Our own name of the payment: her bank may bring her back in another window, which remembers nothing. */
const PAYMENT = 'paiement'
const STATUS = 'redirect_status'

/** What Stripe adds to the address she comes back to; the secret has nothing to do in her history. */
const FROM_STRIPE = [STATUS, 'payment_intent', 'payment_intent_client_secret']

export interface ReturnedPayment {
  paymentId: string
  /** Her bank said no: nothing to wait for. */
  isRefused: boolean
}

/** Where she comes back to when her card leaves for its bank's own page. */
export function returnAddress(here: string, paymentId: string): string {
  const address = new URL(here)
  address.searchParams.set(PAYMENT, paymentId)
  address.hash = ''
  return address.href
}

/** Whether she comes back from her bank, and from paying what. */
export function readReturn(parameters: URLSearchParams): ReturnedPayment | null {
  const paymentId = z.uuid().safeParse(parameters.get(PAYMENT))
  const status = parameters.get(STATUS)
  return paymentId.success && status ? { paymentId: paymentId.data, isRefused: status === 'failed' } : null
}

export function withoutReturn(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  for (const name of [PAYMENT, ...FROM_STRIPE]) rest.delete(name)
  return rest
}
