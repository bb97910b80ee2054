import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import { findCreditNote } from '../../receipts/receipts.ts'
import type { MoneyBack } from '../../transformations/transformations.ts'
import { askRefund, leftOf } from './refunds.ts'

/** What transformations are handed of payment. */
export const moneyBack = (send: () => Promise<void>): MoneyBack => ({
  async hold(tx, orderId) {
    // A lock under which rows that name the order may still be written, as by whoever keeps an image just now.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    return order ?? refuse('payment_not_found')
  },
  async giveBackRest(tx, order, reason) {
    const refund = await askRefund(tx, order, leftOf(order), reason)
    return refund && findCreditNote(tx, refund.id)
  },
  send,
})
