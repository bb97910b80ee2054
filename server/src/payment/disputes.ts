import { isLater } from '@app/domain/payment/dispute-states.ts'
import { pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { disputes } from '../database/schema/payment.ts'
import { findReceiptNumber } from '../receipts/receipts.ts'
import type { ProviderDispute } from './provider.ts'

/** What the provider says of a dispute, once: the house is written to when it opens. The caller holds the order. */
export async function recordDispute(
  { config, mailer, publicUrl }: Pick<Context, 'config' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  { orderId, dispute }: { orderId: string; dispute: ProviderDispute },
): Promise<void> {
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id))
  if (known) {
    const { state, answerBy } = dispute
    if (isLater(state, known.state))
      await tx.update(disputes).set({ state, answerBy }).where(eq(disputes.id, dispute.id))
    return
  }
  await tx.insert(disputes).values({ ...dispute, orderId })
  await mailer.post(tx, {
    to: config.brand.supportEmail,
    language: 'fr',
    kind: 'dispute_opened',
    values: {
      cents: dispute.amountCents,
      contract: (await findReceiptNumber(tx, orderId)) ?? orderId,
    },
    link: publicUrl() + pages.dossier(orderId),
    dedupeKey: `${dispute.id}:dispute_opened`,
  })
}

/** Her bank holds the money of this order, or has taken it: it cannot go back a second time. */
export async function isDisputed(tx: Queryable, orderId: string): Promise<boolean> {
  const found = await tx.select({ state: disputes.state }).from(disputes).where(eq(disputes.orderId, orderId))
  return found.some(({ state }) => state !== 'won')
}
