/** The door of payment. */
export { moneyBack } from './money-back.ts'
export { reconcile } from './reconcile.ts'
export { askRefund } from './refunds.ts'
export { sendRefunds } from './send-refunds.ts'
export { holdOrder, undoOrder } from './undo-order.ts'
