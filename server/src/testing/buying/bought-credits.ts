import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/payment.ts'
import { receipts } from '../../database/schema/receipts.ts'
import { fulfil } from '../../payment/orders/fulfil.ts'
import type { TestApp } from '../test-app.ts'

/** A pack of credits of hers, paid as the provider's news would have it: its order and its receipt. */
export async function boughtCredits(
  { context }: TestApp,
  her: { id: string },
  { consents = true } = {},
): Promise<{ orderId: string; receiptId: string }> {
  const [order] = await context.database
    .insert(orders)
    .values({
      ...{ userId: her.id, kind: 'credits', creditPack: 'credits_10', transformationName: '', images: 10 },
      ...{ amountCents: 1490, provider: context.cards.name },
      ...(consents && { consentAt: new Date('2026-11-21T08:30:00Z'), consentTerms: '2026-11' }),
    })
    .returning({ id: orders.id })
  const orderId = order?.id ?? ''
  await context.database.transaction((tx) => fulfil(context, tx, orderId))
  const [receipt] = await context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
  return { orderId, receiptId: receipt?.id ?? '' }
}
