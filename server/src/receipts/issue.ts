import type { ReceiptKind } from '@app/domain/payment/purchases-api.ts'
import {
  type Buyer,
  buyerSchema,
  type ReceiptContent,
  receiptContentSchema,
  receiptNumber,
  seriesOf,
} from '@app/domain/payment/receipt-content.ts'
import type { RefundReason } from '@app/domain/payment/refund-reasons.ts'
import { vatInPart } from '@app/domain/payment/vat.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Queryable } from '../database/client.ts'
import { readClock } from '../database/clock.ts'
import { receiptSeries, receipts } from '../database/schema/receipts.ts'
import { contentOf, type PaidOrder } from './content.ts'

/** The receipt of an order that has just been paid: one, in the transaction that enters its money. */
export async function issueReceipt(
  { config }: { config: Config },
  tx: Queryable,
  order: PaidOrder & { paidAt: Date },
): Promise<FrozenReceipt> {
  const at = order.paidAt
  const { content, buyer } = await contentOf(config, tx, order)
  const number = await drawNumber(tx, 'receipt', at)
  const [row] = await tx
    .insert(receipts)
    .values({ number, kind: 'receipt', orderId: order.id, content, buyer, issuedAt: at })
    .returning({ id: receipts.id })
  if (!row) throw new Error(`no receipt ${number}`)
  return { id: row.id, number, orderId: order.id, issuedAt: at, content, buyer }
}

/**
 * The credit note of money that goes back. It says what the receipt said, not what is true today; the caller holds
 * the order, so that parts which go back at once count each other. An order older than receipts has none.
 */
export async function issueCreditNote(
  tx: Queryable,
  refund: { id: string; orderId: string; amountCents: number; reason: RefundReason },
): Promise<void> {
  const receipt = await findReceipt(tx, refund.orderId)
  if (!receipt) return
  const at = await readClock(tx)
  const content: ReceiptContent = {
    ...receipt.content,
    kind: 'credit_note',
    amountCents: refund.amountCents,
    vat: await vatBack(tx, receipt.content, refund),
    corrects: { number: receipt.number, reason: refund.reason },
  }
  await tx.insert(receipts).values({
    number: await drawNumber(tx, 'credit_note', at),
    kind: 'credit_note',
    ...{ orderId: refund.orderId, refundId: refund.id, content, buyer: receipt.buyer, issuedAt: at },
  })
}

/**
 * The next number of its series. Whoever draws one holds the series until the transaction ends: the next waits, and a
 * transaction that is rolled back gives its number back.
 */
async function drawNumber(tx: Queryable, kind: ReceiptKind, at: Date): Promise<string> {
  const series = seriesOf(kind, at)
  const [drawn] = await tx
    .insert(receiptSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.series, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning({ last: receiptSeries.last })
  if (!drawn) throw new Error(`no number of the series ${series}`)
  return receiptNumber(series, drawn.last)
}

async function findReceipt(tx: Queryable, orderId: string) {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.kind, 'receipt')))
  return row ? thaw(row) : null
}

async function vatBack(
  tx: Queryable,
  { vat }: ReceiptContent,
  { orderId, amountCents }: { orderId: string; amountCents: number },
): Promise<ReceiptContent['vat']> {
  if ('exemption' in vat) return vat
  const [before] = await tx
    .select({ cents: sql<number>`coalesce(sum((${receipts.content}->>'amountCents')::int), 0)::int` })
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.kind, 'credit_note')))
  return { rate: vat.rate, ...vatInPart(amountCents, before?.cents ?? 0, vat.rate) }
}

export interface FrozenReceipt {
  id: string
  number: string
  orderId: string
  issuedAt: Date
  content: ReceiptContent
  buyer: Buyer | null
}

/** A row as it was frozen, or a loud failure: what the books say is never guessed. */
export const thaw = (row: typeof receipts.$inferSelect): FrozenReceipt => ({
  ...{ id: row.id, number: row.number, orderId: row.orderId, issuedAt: row.issuedAt },
  content: receiptContentSchema.parse(row.content),
  buyer: buyerSchema.nullable().parse(row.buyer),
})
