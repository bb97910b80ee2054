import { type ContractFacts, type Withdrawal, withdrawalOf } from '@app/domain/withdrawals/withdrawal-rule.ts'
import { eq, sql } from 'drizzle-orm'
import { isOpened } from '../courses/courses.ts'
import { findCreditsLeft } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { readClock } from '../database/clock.ts'
import { transformations } from '../database/schema/transformations.ts'
import type { OrderRow } from '../payment/payment.ts'

/**
 * What she may renounce of this order now, and what would come back; null when nothing. Of an account that is gone we
 * no longer know what it received: an operator looks.
 */
export async function withdrawalOfOrder(database: Queryable, order: OrderRow): Promise<Withdrawal | null> {
  if (!order.userId) return null
  return withdrawalOf(await factsOf(database, order, order.userId), await readClock(database))
}

async function factsOf(database: Queryable, order: OrderRow, userId: string): Promise<ContractFacts> {
  const { kind, paidAt, amountCents, withdrawnAt, consentAt, images } = order
  const run = kind === 'package' ? await runOf(database, order.id) : undefined
  return {
    ...{ kind, paidAt, amountCents, withdrawnAt, images },
    // What her bank took back for her has come back as well.
    refundedCents: order.refundedCents + order.lostCents,
    consented: consentAt !== null,
    delivered: run?.delivered ?? 0,
    finished: run?.finished ?? false,
    unspent: kind === 'credits' ? (await findCreditsLeft(database, { userId, orderId: order.id })).left : 0,
    opened: kind === 'course' && (await isOpened(database, order.id)),
  }
}

/** Written out by name: drizzle drops the table's name from columns when it selects from one table. */
const RUN = {
  delivered: sql<number>`transformations.images_deleted
    + (select count(*)::int from images i where i.transformation_id = transformations.id)`,
  // More images are made only of one that was finished: then the package is delivered, though it runs again.
  finished: sql<boolean>`transformations.finished_at is not null
    or exists (select 1 from extensions e where e.transformation_id = transformations.id)`,
}

async function runOf(database: Queryable, orderId: string) {
  const [run] = await database.select(RUN).from(transformations).where(eq(transformations.orderId, orderId))
  return run
}
