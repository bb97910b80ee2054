import type { RefundReason } from '@app/domain/payment/refund-reasons.ts'
import { pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'

/**
 * Tells her of money that goes back for a reason nobody else tells her, once, with its credit note. (A failure and a
 * withdrawal have messages of their own.)
 */
export async function notifyOfRefund(
  { mailer, publicUrl }: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  orderId: string,
  refund: { id: string; amountCents: number; reason: RefundReason },
): Promise<void> {
  const [her] = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!her) return
  const written = await tx.select().from(receipts).where(eq(receipts.orderId, orderId))
  const note = written.find(({ refundId }) => refundId === refund.id)
  const contract = written.find(({ kind }) => kind === 'receipt')?.number ?? orderId
  await mailer.post(tx, {
    to: her.email,
    userId: her.id,
    language: her.language,
    kind: 'refunded',
    values: { cents: refund.amountCents, contract, context: refund.reason },
    link: publicUrl() + pages.purchase(orderId),
    ...(note && { attachmentId: note.id }),
    dedupeKey: `${refund.id}:refunded`,
  })
}
