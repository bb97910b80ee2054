import { pages } from '@app/domain/routes.ts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { refunds } from '../../database/schema/payment.ts'
import { findReceiptNumber } from '../../receipts/receipts.ts'

type NotifyingOperator = Pick<Context, 'config' | 'mailer' | 'publicUrl' | 'log'>

const REFUND_FAILED = 'a refund came back from her bank: an operator must pay it another way'

/** Her bank sent the money back: written down, and an operator told, once. The books keep it as given back: it is owed. */
export async function noteFailedRefund(context: NotifyingOperator, tx: Queryable, which: SQL): Promise<void> {
  const failed = await tx
    .update(refunds)
    .set({ failedAt: sql`now()` })
    .where(and(which, isNull(refunds.failedAt)))
    .returning()
  for (const refund of failed) await notifyOperator(context, tx, refund)
}

/** Still owed: it came back, and was not paid another way. */
export const isOwed = and(isNotNull(refunds.failedAt), isNull(refunds.paidOtherwiseAt))

/** The ledger said already that the money went back: only what is owed changes. Its amount, or null where none is owed. */
export async function notePaidOtherwise(database: Queryable, id: string): Promise<number | null> {
  const [paid] = await database
    .update(refunds)
    .set({ paidOtherwiseAt: sql`now()` })
    .where(and(eq(refunds.id, id), isOwed))
    .returning({ amountCents: refunds.amountCents })
  return paid?.amountCents ?? null
}

async function notifyOperator(
  context: NotifyingOperator,
  tx: Queryable,
  refund: typeof refunds.$inferSelect,
): Promise<void> {
  const { id, orderId, amountCents, providerRefundId } = refund
  context.log.error({ refundId: id, providerRefundId }, REFUND_FAILED)
  await context.mailer.post(tx, {
    to: context.config.brand.supportEmail,
    language: 'fr',
    kind: 'refund_failed',
    values: { cents: amountCents, contract: (await findReceiptNumber(tx, orderId)) ?? orderId },
    link: context.publicUrl() + pages.terms(),
    dedupeKey: `${id}:refund_failed`,
  })
}
