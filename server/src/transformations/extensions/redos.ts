import { orderIs } from '@app/domain/payment/order-states.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { extensions, transformations } from '../../database/schema/transformations.ts'

/**
 * How many defective images she has had made again, and when her latest paid images came: the days count from then.
 * `null` before the first delivery, and where nothing is owed: nothing came, all the money went back, or she renounced.
 * One under way counts, one that brought no image does not.
 */
export async function findRedos(
  database: Queryable,
  transformationId: string,
): Promise<{ taken: number; deliveredAt: Date | null }> {
  const [transformation] = await database
    .select()
    .from(transformations)
    .where(eq(transformations.id, transformationId))
  const all = await database
    .select()
    .from(extensions)
    .where(eq(extensions.transformationId, transformationId))
  const taken = all.filter(({ credits, made }) => credits === 0 && made !== 0).length
  const first = transformation?.firstFinishedAt ?? transformation?.finishedAt
  if (!transformation || !first || transformationIs.failed({ status: transformation.status }))
    return { taken, deliveredAt: null }
  if (transformation.orderId && (await isUndone(database, transformation.orderId)))
    return { taken, deliveredAt: null }
  const later = all
    .filter(({ credits, refundCredits }) => credits > refundCredits)
    .flatMap(({ finishedAt }) => finishedAt ?? [])
  return { taken, deliveredAt: new Date(Math.max(...[first, ...later].map((one) => one.getTime()))) }
}

async function isUndone(database: Queryable, orderId: string): Promise<boolean> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  return !order || order.withdrawnAt !== null || orderIs.refunded(order)
}
