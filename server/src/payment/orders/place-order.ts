import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import type { OrderRow } from '../order-row.ts'
import { bindToProvider } from './bind-to-provider.ts'
import type { Settling } from './settle.ts'
import { settleOrder } from './settle.ts'

interface Placed {
  order: OrderRow
  /** One the provider knows of, which nobody is to pay any more. */
  replaced?: OrderRow
}

/** Places an order, whatever it buys, and has the provider's payment made for it; what it replaces is dropped. */
export async function placeWithPayment(
  context: Settling,
  place: (tx: Queryable) => Promise<Placed>,
): Promise<OrderRow> {
  const { order, replaced } = await context.database.transaction(place)
  if (replaced) await dropReplaced(context, replaced)
  return bindToProvider(context, order)
}

/** The pending order as long as it buys the same for the same price; else it is canceled, and another one placed. */
export async function reuseOrPlace(
  tx: Queryable,
  pending: OrderRow | undefined,
  wish: typeof orders.$inferInsert,
): Promise<Placed> {
  if (pending && buysTheSame(pending, wish)) {
    const [again] = await tx
      .update(orders)
      .set({ transformationName: wish.transformationName, engine: wish.engine, ...wishedAgain })
      .where(eq(orders.id, pending.id))
      .returning()
    return { order: again ?? pending }
  }
  if (pending) await tx.update(orders).set({ status: 'canceled' }).where(eq(orders.id, pending.id))
  const [placed] = await tx.insert(orders).values(wish).returning()
  const order = placed ?? refuse('payment_init_failed')
  return { order, ...(pending?.providerPaymentId && { replaced: pending }) }
}

const buysTheSame = (order: OrderRow, wish: typeof orders.$inferInsert): boolean =>
  order.packageType === (wish.packageType ?? null) &&
  order.creditPack === (wish.creditPack ?? null) &&
  order.course === (wish.course ?? null) &&
  order.baseStyle === (wish.baseStyle ?? null) &&
  order.tone === (wish.tone ?? null) &&
  order.amountCents === wish.amountCents &&
  order.provider === wish.provider

/** Asked about again from today, however old the wish is. */
const wishedAgain = {
  createdAt: sql`now()`,
  asked: 0,
  askAt: sql`now() + interval '15 seconds'`,
}

/** Nobody is to pay the order she no longer wants; when she has, in another tab, its money goes back. */
const dropReplaced = (context: Settling, { id }: OrderRow): Promise<void> =>
  // Away for the moment, the provider is asked again by the scheduler.
  settleOrder(context, id).catch((cause) =>
    context.log.warn({ err: cause, orderId: id }, 'drop a replaced order'),
  )
