import { type Purchase, purchaseState } from '@app/domain/payment/payment-api.ts'
import type { PurchaseDetail, RefundState } from '@app/domain/payment/purchases-api.ts'
import type { Withdrawal } from '@app/domain/withdrawals/withdrawal-rule.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { courseTitles } from '../courses/courses.ts'
import type { Queryable } from '../database/client.ts'
import { packages } from '../database/schema/catalogue.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { refuse } from '../errors.ts'
import { listReceipts } from '../receipts/receipts.ts'
import { findTransformationOfOrder } from '../transformations/transformations.ts'
import type { OrderRow } from './order-row.ts'

/** What she really paid, newest first. Her wishes that were never paid are nobody's purchase. */
export async function listPurchases(database: Queryable, userId: string): Promise<Purchase[]> {
  const rows = await paidOrders(database)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
  return rows.map(describe)
}

/** One of hers with everything that was written about it. Another person's does not exist. */
export async function findPurchase(
  { database, withdrawalOf }: { database: Queryable; withdrawalOf: WithdrawalOf },
  userId: string,
  id: string,
): Promise<PurchaseDetail> {
  const [row] = await paidOrders(database).where(
    and(eq(orders.id, id), eq(orders.userId, userId), isNotNull(orders.paidAt)),
  )
  const { order } = row ?? refuse('payment_not_found')
  return {
    ...describe(row ?? refuse('payment_not_found')),
    receipts: await listReceipts(database, id),
    refunds: await listRefunds(database, id),
    consent: order.consentAt && {
      at: order.consentAt.toISOString(),
      terms: order.consentTerms ?? '',
      photosTo: order.photosTo,
    },
    transformationId: await findTransformationOfOrder(database, id),
    withdrawnAt: order.withdrawnAt?.toISOString() ?? null,
    withdrawal: describeWithdrawal(await withdrawalOf(database, order)),
  }
}

/** What may be renounced of an order: withdrawals stand above payment, and say it (app.ts). */
export type WithdrawalOf = (database: Queryable, order: OrderRow) => Promise<Withdrawal | null>

const describeWithdrawal = (possible: Withdrawal | null): PurchaseDetail['withdrawal'] =>
  possible && { until: possible.until.toISOString(), refundCents: possible.refundCents }

const paidOrders = (database: Queryable) =>
  database
    .select({ order: orders, nameFr: packages.nameFr, nameEn: packages.nameEn })
    .from(orders)
    .leftJoin(packages, eq(packages.id, orders.packageType))

type PaidRow = { order: OrderRow; nameFr: string | null; nameEn: string | null }

function describe({ order, nameFr, nameEn }: PaidRow): Purchase {
  const { id, kind, transformationName, packageType, course, images, amountCents, refundedCents } = order
  const paidAt = (order.paidAt ?? order.createdAt).toISOString()
  const ofPackage = nameFr && nameEn ? { fr: nameFr, en: nameEn } : null
  const name = course ? courseTitles(course) : ofPackage
  const state = purchaseState(order)
  return {
    id,
    kind,
    paidAt,
    transformationName,
    packageType,
    course,
    words: name && { name },
    images,
    amountCents,
    refundedCents,
    state,
  }
}

async function listRefunds(database: Queryable, orderId: string): Promise<PurchaseDetail['refunds']> {
  const rows = await database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt, refunds.id)
  return rows.map((refund) => ({
    ...{ amountCents: refund.amountCents, reason: refund.reason, at: refund.createdAt.toISOString() },
    state: stateOf(refund),
  }))
}

function stateOf(refund: typeof refunds.$inferSelect): RefundState {
  if (refund.paidOtherwiseAt) return 'paid_otherwise'
  if (refund.failedAt) return 'failed'
  return refund.providerRefundId ? 'sent' : 'asked'
}
