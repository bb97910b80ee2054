import { pages } from '@app/domain/routes.ts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { refunds } from '../../database/schema/payment.ts'
import type { House } from '../../house.ts'
import { findReceiptNumber } from '../../receipts/receipts.ts'

type TellingOperator = Pick<House, 'config' | 'mailer' | 'publicUrl' | 'log'>

const REFUND_FAILED = 'a refund came back from her bank: an operator must pay it another way'

/** Her bank sent the money back: written down, and an operator told, once. The books keep it as given back: it is owed. */
export async function noteFailedRefund(house: TellingOperator, tx: Queryable, which: SQL): Promise<void> {
  const failed = await tx
    .update(refunds)
    .set({ failedAt: new Date() })
    .where(and(which, isNull(refunds.failedAt)))
    .returning()
  for (const refund of failed) await tellOperator(house, tx, refund)
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

async function tellOperator(
  house: TellingOperator,
  tx: Queryable,
  refund: typeof refunds.$inferSelect,
): Promise<void> {
  const { id, orderId, amountCents, providerRefundId } = refund
  house.log.error({ refundId: id, providerRefundId }, REFUND_FAILED)
  await house.mailer.post(tx, {
    to: house.config.brand.supportEmail,
    language: 'fr',
    kind: 'refund_failed',
    values: { cents: amountCents, contract: (await findReceiptNumber(tx, orderId)) ?? orderId },
    link: house.publicUrl() + pages.terms(),
    dedupeKey: `${id}:refund_failed`,
  })
}
