import type { ReceiptKind } from '@app/domain/payment/purchases-api.ts'
import { receiptNumber, seriesOf } from '@app/domain/payment/receipt-content.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { receiptSeries } from '../database/schema/receipts.ts'

/**
 * The next number of its series. Whoever draws one holds the series until the transaction ends: the next waits, and a
 * transaction that is rolled back gives its number back.
 */
export async function drawNumber(tx: Queryable, kind: ReceiptKind, at: Date): Promise<string> {
  const series = seriesOf(kind, at)
  const [drawn] = await tx
    .insert(receiptSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.series, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning({ last: receiptSeries.last })
  if (!drawn) throw new Error(`no number of the series ${series}`)
  return receiptNumber(series, drawn.last)
}
