/** The door of payment. */
export { isOwed, notePaidOtherwise } from './failed-refunds.ts'
export { moneyBack } from './money-back.ts'
export type { OrderRow } from './order-row.ts'
export { reconcile } from './reconcile.ts'
export { askRefund } from './refunds.ts'
export { sendRefunds } from './send-refunds.ts'
export { holdOrder, isWithdrawn, noteWithdrawn, undoOrder } from './undo-order.ts'
