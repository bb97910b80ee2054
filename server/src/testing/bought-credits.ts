import { eq } from 'drizzle-orm'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { fulfil } from '../payment/orders/fulfil.ts'
import type { TestHouse } from './test-house.ts'

/** A pack of credits of hers, paid as the provider's news would have it: its order and its receipt. */
export async function boughtCredits(
  { house }: TestHouse,
  her: { id: string },
  { consents = true } = {},
): Promise<{ orderId: string; receiptId: string }> {
  const [order] = await house.database
    .insert(orders)
    .values({
      ...{ userId: her.id, kind: 'credits', creditPack: 'credits_10', sessionName: '', images: 10 },
      ...{ amountCents: 1490, provider: house.cards.name },
      ...(consents && { consentAt: new Date('2026-11-21T08:30:00Z'), consentTerms: '2026-11' }),
    })
    .returning({ id: orders.id })
  const orderId = order?.id ?? ''
  await house.database.transaction((tx) => fulfil(house, tx, orderId))
  const [receipt] = await house.database.select().from(receipts).where(eq(receipts.orderId, orderId))
  return { orderId, receiptId: receipt?.id ?? '' }
}
