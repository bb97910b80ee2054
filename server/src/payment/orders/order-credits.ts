import { isSameAmount } from '@app/domain/payment/money.ts'
import { and, eq } from 'drizzle-orm'
import { holdAccount } from '../../accounts/accounts.ts'
import { findCreditPack } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import type { OrderRow } from '../order-row.ts'
import { placeWithPayment, reuseOrPlace } from './place-order.ts'
import type { Settling } from './settle.ts'

/**
 * Her order for a pack of credits, with the provider's payment behind it. Asked again, it is the same order; asked for
 * another pack, the first one is canceled. The price is the pack's, never the browser's.
 */
export async function prepareCreditOrder(
  context: Settling,
  userId: string,
  wish: { packId: string; amount: number },
): Promise<OrderRow> {
  const pack = await findCreditPack(context.database, wish.packId)
  if (!isSameAmount(wish.amount, pack.priceCents)) refuse('payment_amount_differs')
  return placeWithPayment(context, async (tx) => {
    await holdAccount(tx, userId)
    return reuseOrPlace(tx, await findPending(tx, userId), {
      ...{ userId, kind: 'credits', transformationName: '', creditPack: pack.id },
      ...{ images: pack.credits, amountCents: pack.priceCents, provider: context.cards.name },
    })
  })
}

async function findPending(tx: Queryable, userId: string): Promise<OrderRow | undefined> {
  const [pending] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.kind, 'credits'), eq(orders.status, 'pending')))
    // One that is being paid at this moment is waited for: then it is paid, and this wish is another one.
    .for('no key update')
  return pending
}
