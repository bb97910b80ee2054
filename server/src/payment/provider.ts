import type { App } from '../fastify-app.ts'

/** What a card provider says of a payment. Only this starts a transformation (decisions 14). */
export type ProviderStatus = 'open' | 'succeeded' | 'canceled'

export interface NewPayment {
  orderId: string
  amountCents: number
  /** Same key, same payment: a retry after a lost answer creates nothing new. */
  idempotencyKey: string
}

export interface ProviderPayment {
  id: string
  clientSecret: string
  status: ProviderStatus
  amountCents: number
}

/** One interface for the built-in test cards and, later, Stripe. */
export interface CardProvider {
  name: 'test' | 'stripe'
  /** What the provider's browser script needs; `null` when it has none. */
  publicKey: string | null
  createPayment(payment: NewPayment): Promise<ProviderPayment>
  findPayment(id: string): Promise<ProviderPayment>
  refund(refund: { paymentId: string; amountCents: number; idempotencyKey: string }): Promise<{ id: string }>
  /** The provider's own addresses: its webhook, or the test cards' counter. */
  routes(app: App, onNews: (paymentId: string) => Promise<void>): Promise<void>
}
