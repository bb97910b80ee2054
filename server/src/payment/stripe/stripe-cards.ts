import Stripe from 'stripe'
import type { App } from '../../fastify-app.ts'
import {
  type CardProvider,
  CURRENCY,
  KeySpentError,
  type NewPayment,
  type NewRefund,
  ProviderAwayError,
  type ProviderEvent,
  type ProviderNews,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider.ts'
import { readEvent, readPayment, readRefund, TOLD_TYPES } from './stripe-reading.ts'
import { stripeWebhook } from './webhook.ts'

/** She is waiting: two tries more after a lost answer, and not for longer than a page may take. */
const RETRIES = 2
const TIMEOUT_MS = 10_000
const PAGE = 100

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  /** The one in use; and the other one, while one replaces the other. */
  webhookSecrets: string[]
  apiUrl: string
  /** Test keys take no money. */
  takesMoney: boolean
}

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
      await this.#stripe.paymentIntents.create(params, { idempotencyKey }).catch(rethrowOfKey),
    )
  }

  async findPayment(id: string): Promise<ProviderPayment> {
    return readPayment(await this.#stripe.paymentIntents.retrieve(id).catch(rethrow))
  }

  async cancelPayment(id: string): Promise<ProviderPayment> {
    try {
      return readPayment(await this.#stripe.paymentIntents.cancel(id))
    } catch (cause) {
      // Paid, canceled already, or on its way: then it is as it is.
      if (cause instanceof Stripe.errors.StripeInvalidRequestError) return this.findPayment(id)
      return rethrow(cause)
    }
  }

  async refund(wish: NewRefund): Promise<ProviderRefund> {
    const { paymentId: payment_intent, amountCents: amount, refundId, idempotencyKey } = wish
    const params = { payment_intent, amount, metadata: { refund_id: refundId } }
    return readRefund(await this.#stripe.refunds.create(params, { idempotencyKey }).catch(rethrowOfKey))
  }

  async listRefunds(paymentId: string): Promise<ProviderRefund[]> {
    const pages = this.#stripe.refunds.list({ payment_intent: paymentId, limit: PAGE })
    return (await allOf(pages)).map(readRefund)
  }

  async listEvents(since: Date): Promise<ProviderEvent[]> {
    const gte = Math.floor(since.getTime() / 1000)
    const pages = this.#stripe.events.list({ created: { gte }, types: [...TOLD_TYPES], limit: PAGE })
    return (await allOf(pages)).map(readEvent).reverse()
  }

  async routes(app: App, news: ProviderNews): Promise<void> {
    await stripeWebhook(app, this.#stripe.webhooks, this.#config.webhookSecrets, news)
  }
}

async function allOf<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  try {
    for await (const each of pages) found.push(each)
  } catch (cause) {
    rethrow(cause)
  }
  return found
}

/** In the words of provider.ts. */
function rethrow(cause: unknown): never {
  const isAway = cause instanceof Stripe.errors.StripeConnectionError
  throw isAway ? new ProviderAwayError('Stripe does not answer', { cause }) : cause
}

/**
 * Stripe answers a key with its own failure from then on; so does a key that was first used with other words, such as
 * before the house changed its name.
 */
function rethrowOfKey(cause: unknown): never {
  const { StripeAPIError, StripeIdempotencyError } = Stripe.errors
  const isItsOwn = cause instanceof StripeAPIError && (cause.statusCode ?? 0) >= 500
  const isOfOthers = cause instanceof StripeIdempotencyError && cause.statusCode === 400
  if (isItsOwn || isOfOthers) throw new KeySpentError('the idempotency key is spent', { cause })
  return rethrow(cause)
}
