import { randomBytes } from 'node:crypto'

export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export interface Payment {
  id: string
  clientSecret: string
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  status: PaymentStatus
  created: number
  chargeId: string | null
  /** The last four figures: Stripe shows no more of a card to anybody. */
  last4: string | null
  lastError: { code: string; decline_code?: string; message: string; type: string } | null
}

export interface Refund {
  id: string
  paymentId: string
  chargeId: string
  amount: number
  currency: string
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
  created: number
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

const API_VERSION = '2026-10-28.endive'

export const describePayment = (payment: Payment, charge?: object) => ({
  ...{ id: payment.id, object: 'payment_intent', amount: payment.amount, amount_capturable: 0 },
  amount_received: payment.status === 'succeeded' ? payment.amount : 0,
  automatic_payment_methods: { allow_redirects: 'always', enabled: true },
  canceled_at: payment.status === 'canceled' ? payment.created : null,
  ...{
    capture_method: 'automatic_async',
    client_secret: payment.clientSecret,
    confirmation_method: 'automatic',
  },
  ...{
    created: payment.created,
    currency: payment.currency,
    customer: null,
    description: payment.description,
  },
  last_payment_error: payment.lastError,
  latest_charge: charge ?? payment.chargeId,
  ...{ livemode: false, metadata: payment.metadata, payment_method: null, payment_method_types: ['card'] },
  next_action:
    payment.status === 'requires_action'
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
      : null,
  ...{ receipt_email: null, setup_future_usage: null, status: payment.status },
})

/** What a browser is told with the client secret alone. */
export function describeToBrowser(payment: Payment) {
  const { metadata, latest_charge, ...shown } = describePayment(payment)
  return shown
}

export const describeCharge = (payment: Payment, refunded: number) => ({
  ...{ id: payment.chargeId, object: 'charge', amount: payment.amount, amount_captured: payment.amount },
  ...{ amount_refunded: refunded, captured: true, created: payment.created, currency: payment.currency },
  ...{ description: payment.description, livemode: false, metadata: payment.metadata, paid: true },
  payment_intent: payment.id,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: payment.last4 } },
  ...{ refunded: refunded === payment.amount, status: 'succeeded' },
})

export const describeRefund = (refund: Refund) => ({
  ...{
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.chargeId,
    created: refund.created,
  },
  ...{ currency: refund.currency, metadata: refund.metadata, payment_intent: refund.paymentId, reason: null },
  status: refund.status,
  ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
})

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export const describeEvent = (type: string, object: object, created: number): StripeEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: newId('req'), idempotency_key: null },
  type,
})

export const describeList = (url: string, rows: { id: string }[], query: URLSearchParams) => {
  const limit = Number(query.get('limit') ?? 10)
  const after = rows.findIndex(({ id }) => id === query.get('starting_after'))
  const data = rows.slice(after + 1, after + 1 + limit)
  return { object: 'list', url, data, has_more: after + 1 + limit < rows.length }
}
