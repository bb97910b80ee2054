import type { Receipt } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { refuse } from '../errors.ts'
import { type FrozenReceipt, thaw } from './issue.ts'

/** The receipt and the credit notes of an order, in the order they were issued. */
export async function listReceipts(database: Queryable, orderId: string): Promise<Receipt[]> {
  const rows = await database
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.issuedAt), asc(receipts.kind), asc(receipts.number))
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    issuedAt: row.issuedAt.toISOString(),
    amountCents: thaw(row).content.amountCents,
    url: api.receiptPdf(row.id),
  }))
}

/** One of hers; another person's does not exist. */
export async function findReceiptOf(database: Queryable, userId: string, id: string): Promise<FrozenReceipt> {
  const [found] = await database
    .select({ row: receipts })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(and(eq(receipts.id, id), eq(orders.userId, userId)))
  return found ? thaw(found.row) : refuse('not_found')
}

export async function findReceipt(database: Queryable, id: string): Promise<FrozenReceipt | null> {
  const [row] = await database.select().from(receipts).where(eq(receipts.id, id))
  return row ? thaw(row) : null
}

/** Under which number an order was receipted. */
export async function findReceiptNumber(tx: Queryable, orderId: string): Promise<string | null> {
  const [row] = await tx
    .select({ number: receipts.number })
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.kind, 'receipt')))
  return row?.number ?? null
}

/** The credit note of a refund; an order older than receipts has none. */
export async function findCreditNote(tx: Queryable, refundId: string): Promise<string | null> {
  const [row] = await tx.select({ id: receipts.id }).from(receipts).where(eq(receipts.refundId, refundId))
  return row?.id ?? null
}

export async function receiptsOf(database: Queryable, userId: string): Promise<FrozenReceipt[]> {
  const rows = await database
    .select({ row: receipts })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(receipts.issuedAt), asc(receipts.number))
  return rows.map(({ row }) => thaw(row))
}

/**
 * Forgets who bought. A professional's invoices keep her name and her SIRET: the law has us keep them ten years
 * (code de commerce, L123-22).
 */
export async function forgetBuyer(tx: Queryable, userId: string): Promise<void> {
  const hers = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(receipts)
    .set({ buyer: null })
    .where(
      and(
        inArray(receipts.orderId, hers),
        isNotNull(receipts.buyer),
        sql`${receipts.buyer}->>'siret' is null`,
      ),
    )
}
