import { isMaker } from '@app/domain/engines/makers.ts'
import type { Intent } from '@app/domain/payment/payment-api.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../errors.ts'
import type { OrderRow } from '../order-row.ts'
import { engineOfOrder } from './photo-consent.ts'

/** What it takes to pay an order: what the card form needs, and who would be sent her photos. */
export function describeIntent(
  { cards, engine }: Pick<Context, 'cards' | 'engine'>,
  order: OrderRow,
): Intent {
  const maker = engineOfOrder(engine, order)
  return {
    success: true,
    clientSecret: order.clientSecret ?? refuse('payment_init_failed'),
    paymentId: order.id,
    amountCents: order.amountCents,
    provider: order.provider,
    publicKey: cards.publicKey,
    maker: maker && isMaker(maker) ? maker : null,
  }
}
