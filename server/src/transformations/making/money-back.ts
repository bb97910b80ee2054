import type { OrderStatus } from '@app/domain/payment/order-states.ts'
import type { Queryable } from '../../database/client.ts'

/** What the end of a run must know of the order behind it. */
export interface HeldOrder {
  id: string
  status: OrderStatus
  amountCents: number
  refundedCents: number
  lostCents: number
}

/** How a run that ends gives money back. Payment stands above transformations, and hands this over in start.ts. */
export interface MoneyBack {
  /** The paid order, locked so that rows that name it may still be written. */
  hold(tx: Queryable, orderId: string): Promise<HeldOrder>
  /** Writes down that all that is left of it goes back; returns the credit note of that, where there is one. */
  giveBackRest(tx: Queryable, order: HeldOrder, reason: 'failure' | 'late'): Promise<string | null>
  /** Tells the card provider what was written down. */
  send(): Promise<void>
}
