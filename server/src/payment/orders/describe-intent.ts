import type { Intent } from '@app/domain/payment/payment-api.ts'
import { refuse } from '../../errors.ts'
import type { OrderRow } from '../order-row.ts'
import type { CardProvider } from '../provider.ts'

/** What the card form needs to pay an order. */
export const describeIntent = (cards: CardProvider, order: OrderRow): Intent => ({
  success: true,
  clientSecret: order.clientSecret ?? refuse('payment_init_failed'),
  paymentId: order.id,
  amountCents: order.amountCents,
  provider: order.provider,
  publicKey: cards.publicKey,
})
