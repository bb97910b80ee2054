import type { DisputeState } from '@app/domain/payment/dispute-states.ts'
import type Stripe from 'stripe'
import type {
  ProviderDispute,
  ProviderEffect,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderStatus,
} from '../provider.ts'

/** Every other state may still become one of these. */
const STATUS: Partial<Record<Stripe.PaymentIntent['status'], ProviderStatus>> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
}

export const readPayment = (intent: Stripe.PaymentIntent): ProviderPayment => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: STATUS[intent.status] ?? 'open',
  amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
  currency: intent.currency,
  orderId: intent.metadata.order_id ?? null,
})

export const readRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  refundId: refund.metadata?.refund_id ?? null,
  amountCents: refund.amount,
  status: refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'sent',
})

/** The messages that change something here: what an operator chooses for the webhook (README). */
export const TOLD_TYPES = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

export const readEvent = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  type: event.type,
  paymentId: paymentIdOf(event.data.object as Named),
  effect: effectOf(event),
})

function effectOf(event: Stripe.Event): ProviderEffect | null {
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { clientSecret, status, ...payment } = readPayment(event.data.object)
      return { kind: 'paid', payment }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refunded', refund: readRefund(event.data.object) }
    case 'charge.refunded':
      return { kind: 'some_refunded' }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { kind: 'disputed', dispute: readDispute(event.data.object) }
    default:
      return null
  }
}

/** A state that is none of these awaits somebody: it is looked at. */
const DISPUTE: Partial<Record<string, DisputeState>> = {
  under_review: 'under_review',
  warning_under_review: 'under_review',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

const readDispute = (dispute: Stripe.Dispute): ProviderDispute => {
  const until = dispute.evidence_details?.due_by
  return {
    ...{ id: dispute.id, amountCents: dispute.amount, reason: dispute.reason },
    state: DISPUTE[dispute.status] ?? 'open',
    answerBy: until ? new Date(until * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
  }
}

interface Named {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
}

/** Of whatever a message is about, the payment behind it. */
function paymentIdOf({ object, id, payment_intent: named }: Named): string | null {
  if (object === 'payment_intent') return id ?? null
  return typeof named === 'string' ? named : (named?.id ?? null)
}
