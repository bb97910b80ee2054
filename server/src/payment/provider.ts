import type { CardProviderName } from '@app/domain/payment/card-providers.ts'
import type { DisputeState } from '@app/domain/payment/dispute-states.ts'
import type { Database } from '../database/client.ts'
import type { App } from '../fastify-app.ts'
import type { AllowedSources } from '../plugins/headers.ts'

/** Every price of the house. */
export const CURRENCY = 'eur'

/** What a card provider says of a payment. Only this starts a transformation (product rule 14). */
export type ProviderStatus = 'open' | 'succeeded' | 'canceled'

export interface NewPayment {
  orderId: string
  amountCents: number
  /** What the provider's own dashboard shows for it. */
  description: string
  /** Same key, same payment: a retry after a lost answer creates nothing new. */
  idempotencyKey: string
}

export interface ProviderPayment {
  id: string
  clientSecret: string
  status: ProviderStatus
  amountCents: number
  currency: string
  /** The order it was made for, as we told the provider. */
  orderId: string | null
}

/** Whether this is the money of that order: anything else begins nothing. */
export const isPaymentOf = (
  order: { id: string; amountCents: number },
  payment: Pick<ProviderPayment, 'amountCents' | 'currency' | 'orderId'>,
): boolean =>
  payment.amountCents === order.amountCents && payment.currency === CURRENCY && payment.orderId === order.id

export interface NewRefund {
  refundId: string
  paymentId: string
  amountCents: number
  idempotencyKey: string
}

export interface ProviderRefund {
  id: string
  /** Ours, as we told the provider; null when it was given back at the provider's own dashboard. */
  refundId: string | null
  amountCents: number
  /** `failed`: the money came back, for instance from a closed account. */
  status: 'sent' | 'failed'
}

/** Her bank says that she does not owe it. */
export interface ProviderDispute {
  id: string
  amountCents: number
  reason: string
  state: DisputeState
  answerBy: Date | null
  openedAt: Date
}

/** What a provider tells us by itself: kept once under its id, whatever it is about. */
export interface ProviderEvent {
  id: string
  type: string
  paymentId: string | null
  /** Null when it changes nothing here. */
  effect: ProviderEffect | null
}

export type ProviderEffect =
  | { kind: 'paid'; payment: Omit<ProviderPayment, 'clientSecret' | 'status'> }
  | { kind: 'refunded'; refund: ProviderRefund }
  | { kind: 'disputed'; dispute: ProviderDispute }
  /** Money went back, and the message does not say by which refund: the provider is asked. */
  | { kind: 'some_refunded' }

/** How a provider's own addresses bring us its news. */
export interface ProviderNews {
  /** Something became of this payment: we ask. */
  ofPayment(paymentId: string): Promise<void>
  ofEvent(event: ProviderEvent): Promise<void>
}

/**
 * The provider itself failed at a call that carried an idempotency key, and answers that key so from now on. Every
 * other failure (no answer, too many calls) may be tried again with the same key.
 */
export class KeySpentError extends Error {
  override name = 'KeySpentError'
}

/** Our name for what is asked of the provider; a new one only once the provider itself has failed at it. */
export const keyOf = (id: string, attempt: number): string => (attempt === 0 ? id : `${id}:${attempt}`)

/** Nobody answers there: whoever asks about many things stops for now. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError'
}

/** One interface for the built-in test cards and whoever takes money. */
export interface CardProvider {
  name: CardProviderName
  /** What the provider's browser script needs; `null` when it has none. */
  publicKey: string | null
  createPayment(payment: NewPayment): Promise<ProviderPayment>
  findPayment(id: string): Promise<ProviderPayment>
  /** Nobody can pay it any more; one that was paid stays so, and the answer says it. */
  cancelPayment(id: string): Promise<ProviderPayment>
  refund(refund: NewRefund): Promise<ProviderRefund>
  /** All that went back of a payment, ours and others. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>
  /** What it told us, or meant to tell, since then; oldest first. */
  listEvents(since: Date): Promise<ProviderEvent[]>
  /** The provider's own addresses: its webhook, or the test cards' counter. */
  routes(app: App, news: ProviderNews): Promise<void>
}

/** The provider that was chosen, before anything of it is opened. */
export interface ChosenCards {
  name: CardProviderName
  /** Keys for tests take none. */
  takesMoney: boolean
  /** What the pages with its card form must be allowed to load; null where the form is ours alone. */
  allowedSources: AllowedSources | null
  /** Why it may not be had in production, in words; null where it may. */
  notInProduction: string | null
  open(database: Database): Promise<CardProvider>
}
