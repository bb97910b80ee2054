import type { Renounceable } from '@app/domain/withdrawals/withdrawals-api.ts'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { courseTitles } from '../courses/courses.ts'
import type { Queryable } from '../database/client.ts'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { withdrawalOfOrder } from './contract-facts.ts'

/** Fourteen days, and as many as holidays can add. */
const LOOKED_BACK_DAYS = 25

/** The contracts she may renounce now, newest first. */
export async function listRenounceables(database: Queryable, userId: string): Promise<Renounceable[]> {
  const recent = await database
    .select({ order: orders, number: receipts.number })
    .from(orders)
    .leftJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'receipt')))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.withdrawnAt),
        gt(orders.paidAt, sql`now() - make_interval(days => ${LOOKED_BACK_DAYS})`),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
  const described: Renounceable[] = []
  for (const { order, number } of recent) {
    const possible = await withdrawalOfOrder(database, order)
    if (!possible || !order.paidAt) continue
    const { kind, transformationName, course, images, amountCents, paidAt } = order
    described.push({
      ...{ kind, transformationName, images, amountCents, refundCents: possible.refundCents },
      title: course ? courseTitles(course) : null,
      contract: number ?? order.id,
      paidAt: paidAt.toISOString(),
      until: possible.until.toISOString(),
    })
  }
  return described
}
