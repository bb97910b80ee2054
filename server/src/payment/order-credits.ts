import { isSameAmount } from '@app/domain/payment/money.ts'
import { and, eq } from 'drizzle-orm'
import { findCreditPack, holdAccount, type PackRow } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { orders } from '../database/schema/payment.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { bindToProvider } from './bind-to-provider.ts'
import { dropReplaced, type OrderRow, wishedAgain } from './orders.ts'

/**
 * Her order for a pack of credits, with the provider's payment behind it. Asked again, it is the same order; asked for
 * another pack, the first one is canceled. The price is the pack's, never the browser's.
 */
export async function prepareCreditOrder(
  house: House,
  userId: string,
  wish: { packId: string; amount: number },
): Promise<OrderRow> {
  const pack = await findCreditPack(house.database, wish.packId)
  if (!isSameAmount(wish.amount, pack.priceCents)) refuse('payment_amount_differs')
  const { order, replaced } = await house.database.transaction(async (within) => {
    await holdAccount(within, userId)
    return reuseOrPlace(within, userId, pack, house.cards.name)
  })
  if (replaced) await dropReplaced(house, replaced)
  return bindToProvider(house, order)
}

async function reuseOrPlace(
  within: Queryable,
  userId: string,
  pack: PackRow,
  provider: House['cards']['name'],
): Promise<{ order: OrderRow; replaced?: OrderRow }> {
  const pending = await findPending(within, userId)
  if (pending && isFor(pending, pack) && pending.provider === provider) {
    const mine = eq(orders.id, pending.id)
    const [again] = await within.update(orders).set(wishedAgain).where(mine).returning()
    return { order: again ?? pending }
  }
  if (pending) await within.update(orders).set({ status: 'canceled' }).where(eq(orders.id, pending.id))
  const [placed] = await within
    .insert(orders)
    .values({
      ...{ userId, kind: 'credits', sessionName: '', provider },
      creditPack: pack.id,
      images: pack.credits,
      amountCents: pack.priceCents,
    })
    .returning()
  const order = placed ?? refuse('payment_init_failed')
  return { order, ...(pending?.providerPaymentId && { replaced: pending }) }
}

async function findPending(within: Queryable, userId: string): Promise<OrderRow | undefined> {
  const [pending] = await within
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.kind, 'credits'), eq(orders.status, 'pending')))
    // One that is being paid at this moment is waited for: then it is paid, and this wish is another one.
    .for('no key update')
  return pending
}

const isFor = (order: OrderRow, pack: PackRow): boolean =>
  order.creditPack === pack.id && order.amountCents === pack.priceCents
