import { pages } from '@app/domain/routes.ts'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { receipts, refunds } from '../database/schema/payment.ts'
import type { House } from '../house.ts'

const REFUND_FAILED = 'a refund came back from her bank: an operator must pay it another way'

/** Her bank sent the money back: written down, and an operator told, once. The books keep it as given back: it is owed. */
export async function noteFailedRefund(house: House, within: Queryable, which: SQL): Promise<void> {
  const failed = await within
    .update(refunds)
    .set({ failedAt: new Date() })
    .where(and(which, isNull(refunds.failedAt)))
    .returning()
  for (const refund of failed) await tellOperator(house, within, refund)
}

async function tellOperator(
  house: House,
  within: Queryable,
  refund: typeof refunds.$inferSelect,
): Promise<void> {
  const { id, orderId, amountCents, providerRefundId } = refund
  house.log.error({ refundId: id, providerRefundId }, REFUND_FAILED)
  const [receipt] = await within
    .select({ number: receipts.number })
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.kind, 'receipt')))
  await house.mailer.post(within, {
    to: house.config.brand.supportEmail,
    language: 'fr',
    kind: 'refund_failed',
    values: { cents: amountCents, contract: receipt?.number ?? orderId },
    link: house.publicUrl() + pages.terms(),
    dedupeKey: `${id}:refund_failed`,
  })
}
