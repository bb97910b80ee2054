import { type Purchase, purchaseState } from '@app/domain/payment/payment-api.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { packages } from '../database/schema/catalogue.ts'
import { orders } from '../database/schema/payment.ts'

/** What she really paid, newest first. Her wishes that were never paid are nobody's purchase. */
export async function listPurchases(database: Queryable, userId: string): Promise<Purchase[]> {
  const rows = await database
    .select({ order: orders, nameFr: packages.nameFr, nameEn: packages.nameEn })
    .from(orders)
    .leftJoin(packages, eq(packages.id, orders.packageType))
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
  return rows.map(({ order, nameFr, nameEn }) => {
    const { id, kind, sessionName, packageType, images, amountCents, refundedCents } = order
    const paidAt = (order.paidAt ?? order.createdAt).toISOString()
    const words = nameFr && nameEn ? { name: { fr: nameFr, en: nameEn } } : null
    const state = purchaseState(order)
    return { id, kind, paidAt, sessionName, packageType, words, images, amountCents, refundedCents, state }
  })
}
