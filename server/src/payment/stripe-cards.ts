import Stripe from 'stripe'
import type { App } from '../fastify-app.ts'
import type { StripeConfig } from '../stripe-config.ts'
import {
  type CardProvider,
  CURRENCY,
  KeySpentError,
  type NewPayment,
  type NewRefund,
  type ProviderEvent,
  type ProviderNews,
  type ProviderPayment,
  type ProviderRefund,
} from './provider.ts'
import { readEvent, readPayment, readRefund, TOLD_TYPES } from './stripe-reading.ts'
import { stripeWebhook } from './webhook.ts'

/** She is waiting: two tries more after a lost answer, and not for longer than a page may take. */
const RETRIES = 2
const TIMEOUT_MS = 15_000
const PAGE = 100

/** Real money. What she types of her card goes from her browser to Stripe, and never comes here. */
export class StripeCards implements CardProvider {
  readonly name = 'stripe'
  readonly publicKey: string
  readonly #config: StripeConfig
  readonly #stripe: Stripe

  constructor(config: StripeConfig) {
    this.#config = config
    this.publicKey = config.publishableKey
    const { protocol, hostname, port } = new URL(config.apiUrl)
    const isSafe = protocol === 'https:'
    this.#stripe = new Stripe(config.secretKey, {
      host: hostname,
      port: port || (isSafe ? 443 : 80),
      protocol: isSafe ? 'https' : 'http',
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
    })
  }

  async createPayment(wish: NewPayment): Promise<ProviderPayment> {
    const { amountCents: amount, description, idempotencyKey } = wish
    const params: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: CURRENCY,
      automatic_payment_methods: { enabled: true },
      description,
      // Its receipt is ours, with what the law asks for: Stripe is not told to write to her.
      metadata: { order_id: wish.orderId },
    }
    return readPayment(
      await this.#stripe.paymentIntents.create(params, { idempotencyKey }).catch(throwSpentKey),
    )
  }

  async findPayment(id: string): Promise<ProviderPayment> {
    return readPayment(await this.#stripe.paymentIntents.retrieve(id))
  }

  async cancelPayment(id: string): Promise<ProviderPayment> {
    try {
      return readPayment(await this.#stripe.paymentIntents.cancel(id))
    } catch (cause) {
      // Paid, canceled already, or on its way: then it is as it is.
      if (cause instanceof Stripe.errors.StripeInvalidRequestError) return this.findPayment(id)
      throw cause
    }
  }

  async refund(wish: NewRefund): Promise<ProviderRefund> {
    const { paymentId: payment_intent, amountCents: amount, refundId, idempotencyKey } = wish
    const params = { payment_intent, amount, metadata: { refund_id: refundId } }
    return readRefund(await this.#stripe.refunds.create(params, { idempotencyKey }).catch(throwSpentKey))
  }

  async listRefunds(paymentId: string): Promise<ProviderRefund[]> {
    const found: ProviderRefund[] = []
    const pages = this.#stripe.refunds.list({ payment_intent: paymentId, limit: PAGE })
    for await (const refund of pages) found.push(readRefund(refund))
    return found
  }

  async listEvents(since: Date): Promise<ProviderEvent[]> {
    const found: ProviderEvent[] = []
    const gte = Math.floor(since.getTime() / 1000)
    const pages = this.#stripe.events.list({ created: { gte }, types: [...TOLD_TYPES], limit: PAGE })
    for await (const event of pages) found.push(readEvent(event))
    return found.reverse()
  }

  async routes(app: App, news: ProviderNews): Promise<void> {
    await stripeWebhook(app, this.#stripe.webhooks, this.#config.webhookSecrets, news)
  }
}

/**
 * Stripe answers a key with its own failure from then on; so does a key that was first used with other words, such as
 * before the house changed its name.
 */
function throwSpentKey(cause: unknown): never {
  const isItsOwn = cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 0) >= 500
  const isOfOthers = cause instanceof Stripe.errors.StripeIdempotencyError && cause.statusCode === 400
  throw isItsOwn || isOfOthers ? new KeySpentError('the idempotency key is spent', { cause }) : cause
}
