/** The door of payment. */
export { describeIntent } from './describe-intent.ts'
export { prepareCreditOrder } from './order-credits.ts'
export { findPurchase, listPurchases } from './purchases.ts'
export { reconcile } from './reconcile.ts'
export { askRefund } from './refunds.ts'
export { sendRefunds } from './send-refunds.ts'
export { settleOrdersOf } from './settle.ts'
export { holdOrder, undoOrder } from './undo-order.ts'
