import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { cannotRecord } from '../../database/cannot-record.ts'
import type { Database } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import type { OrderRow } from '../order-row.ts'
import { KeySpentError, keyOf, type ProviderPayment } from '../provider.ts'

type Binding = Pick<Context, 'database' | 'cards' | 'config'>

/** A fresh key is tried at once after the provider failed; more than that is for her next press. */
const KEYS_PER_CALL = 2

/**
 * The provider's payment behind an order, made once: asked again, also after a lost answer, it is the same one. The
 * key is the order's id, and a new one only when the provider itself failed at it.
 */
export async function bindToProvider(context: Binding, order: OrderRow): Promise<OrderRow> {
  if (order.providerPaymentId) return order
  const payment = await createPayment(context, order, KEYS_PER_CALL).catch((cause) => {
    if (cannotRecord(cause)) throw cause
    return refuse('payment_init_failed', { cause })
  })
  const [bound] = await context.database
    .update(orders)
    .set({ providerPaymentId: payment.id, clientSecret: payment.clientSecret })
    // Another tab may have been faster: what it was given is what is paid.
    .where(and(eq(orders.id, order.id), isNull(orders.providerPaymentId)))
    .returning()
  return bound ?? findAgain(context.database, order)
}

async function createPayment(context: Binding, order: OrderRow, keysLeft: number): Promise<ProviderPayment> {
  try {
    return await context.cards.createPayment({
      orderId: order.id,
      amountCents: order.amountCents,
      description:
        `${context.config.brand.name} ${order.packageType ?? order.creditPack ?? order.course ?? ''}`.trim(),
      idempotencyKey: keyOf(order.id, order.providerAttempt),
    })
  } catch (cause) {
    if (!(cause instanceof KeySpentError)) throw cause
    const next = await raiseAttempt(context.database, order)
    if (keysLeft === 1) throw cause
    return createPayment(context, next, keysLeft - 1)
  }
}

/** Several tabs may have met the same failure: the attempt is raised by one of them. */
async function raiseAttempt(database: Database, order: OrderRow): Promise<OrderRow> {
  const mine = and(eq(orders.id, order.id), eq(orders.providerAttempt, order.providerAttempt))
  await database
    .update(orders)
    .set({ providerAttempt: order.providerAttempt + 1 })
    .where(mine)
  return findAgain(database, order)
}

async function findAgain(database: Database, { id }: OrderRow): Promise<OrderRow> {
  const [now] = await database.select().from(orders).where(eq(orders.id, id))
  return now ?? refuse('payment_not_found')
}
