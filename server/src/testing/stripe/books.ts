import { confirmCard, type TypedCard } from './cards.ts'
import {
  describeCharge,
  describeEvent,
  describePayment,
  describeRefund,
  newId,
  type Payment,
  type Refund,
  type StripeEvent,
} from './shapes.ts'
import { invalid, missing, StripeRefusal } from './stripe-refusal.ts'

export interface NewIntent {
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
}

const now = (): number => Math.floor(Date.now() / 1000)

/** What Stripe knows: payments, refunds, and every event it made of them. */
export class StripeBooks {
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund>()
  readonly events: StripeEvent[] = []
  readonly #onEvent: (event: StripeEvent) => void

  constructor(onEvent: (event: StripeEvent) => void) {
    this.#onEvent = onEvent
  }

  createPayment(wish: NewIntent): Payment {
    const id = newId('pi')
    const fresh = { status: 'requires_payment_method', chargeId: null, last4: null, lastError: null } as const
    const payment: Payment = {
      ...{ id, clientSecret: `${id}_secret_${newId('s').slice(2)}`, created: now() },
      ...wish,
      ...fresh,
    }
    this.payments.set(id, payment)
    this.#tell('payment_intent.created', describePayment(payment))
    return payment
  }

  payment(id: string): Payment {
    const found = this.payments.get(id)
    if (!found) throw missing('payment_intent', id)
    return found
  }

  refund(id: string): Refund {
    const found = this.refunds.get(id)
    if (!found) throw missing('refund', id)
    return found
  }

  /** Newest first, as Stripe lists everything. */
  refundsOf = (paymentId: string): Refund[] =>
    [...this.refunds.values()].filter((refund) => refund.paymentId === paymentId).reverse()

  chargeOf(payment: Payment) {
    const back = this.refundsOf(payment.id).filter(({ status }) => status === 'succeeded')
    const refunded = back.reduce((total, { amount }) => total + amount, 0)
    return payment.chargeId ? describeCharge(payment, refunded) : null
  }

  cancel(id: string): Payment {
    const payment = this.payment(id)
    if (payment.status !== 'requires_payment_method' && payment.status !== 'requires_action')
      throw unexpected(payment, 'canceled')
    payment.status = 'canceled'
    this.#tell('payment_intent.canceled', describePayment(payment))
    return payment
  }

  /** As Stripe.js asks with the card she typed. */
  confirm(id: string, card: TypedCard): Payment {
    const payment = this.payment(id)
    if (payment.status !== 'requires_payment_method' && payment.status !== 'requires_action')
      throw unexpected(payment, 'confirmed')
    payment.last4 = card.number.slice(-4)
    const outcome = confirmCard(card)
    if ('refused' in outcome) return this.#fail(payment, outcome.refused)
    if (outcome.status === 'succeeded') return this.pay(id)
    payment.status = 'requires_action'
    this.#tell('payment_intent.requires_action', describePayment(payment))
    return payment
  }

  /** As the page of her bank does once she has pressed one of its two buttons. */
  authenticate(id: string, accept: boolean): Payment {
    const payment = this.payment(id)
    if (payment.status !== 'requires_action') throw unexpected(payment, 'confirmed')
    if (accept) return this.pay(id)
    return this.#fail(payment, {
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
      type: 'invalid_request_error',
    })
  }

  pay(id: string): Payment {
    const payment = this.payment(id)
    if (payment.status === 'canceled') throw unexpected(payment, 'confirmed')
    payment.status = 'succeeded'
    payment.lastError = null
    payment.chargeId ??= newId('ch')
    this.#tell('charge.succeeded', describeCharge(payment, 0))
    this.#tell('payment_intent.succeeded', describePayment(payment))
    return payment
  }

  giveBack(paymentId: string, amount: number | undefined, metadata: Record<string, string> = {}): Refund {
    const payment = this.payment(paymentId)
    const charge = this.chargeOf(payment)
    if (!payment.chargeId || !charge)
      throw invalid('This PaymentIntent does not have a successful charge to refund.')
    const left = payment.amount - charge.amount_refunded
    if (left === 0)
      throw invalid(`Charge ${payment.chargeId} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    if ((amount ?? left) > left)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      })
    const refund: Refund = {
      ...{ id: newId('re'), paymentId, chargeId: payment.chargeId, amount: amount ?? left },
      ...{ currency: payment.currency, status: 'succeeded', metadata, created: now() },
    }
    this.refunds.set(refund.id, refund)
    this.#tell('refund.created', describeRefund(refund))
    this.#tell('charge.refunded', this.chargeOf(payment) ?? {})
    return refund
  }

  /** Her bank sends the money back: her account is closed. */
  failRefund(id: string): Refund {
    const refund = this.refund(id)
    refund.status = 'failed'
    this.#tell('refund.failed', describeRefund(refund))
    return refund
  }

  #fail(payment: Payment, error: NonNullable<Payment['lastError']>): never {
    payment.status = 'requires_payment_method'
    payment.lastError = error
    this.#tell('payment_intent.payment_failed', describePayment(payment))
    const type = error.type === 'card_error' ? 'card_error' : 'invalid_request_error'
    throw new StripeRefusal(402, { ...error, type, payment_intent: describePayment(payment) })
  }

  #tell(type: string, object: object): void {
    const event = describeEvent(type, object, now())
    this.events.unshift(event)
    this.#onEvent(event)
  }
}

const unexpected = (payment: Payment, wish: string) =>
  invalid(`You cannot make this PaymentIntent ${wish} because it has a status of ${payment.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: describePayment(payment),
  })
