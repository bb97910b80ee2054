/** The entry of payment. */

export { isDisputed, isHeldBack } from './disputes.ts'
export type { OrderRow } from './order-row.ts'
export { reconcile } from './reconcile.ts'
export { isOwed, notePaidOtherwise } from './refunds/failed-refunds.ts'
export { moneyBack } from './refunds/money-back.ts'
export { askRefund, leftOf } from './refunds/refunds.ts'
export { sendRefunds } from './refunds/send-refunds.ts'
export { holdOrder, isWithdrawn, noteWithdrawn, undoOrder } from './refunds/undo-order.ts'
export { isWaiting } from './refunds/unsent.ts'
