/** The door of payment. */
export { listPurchases } from './purchases.ts'
export { askRefund, sendRefunds } from './refunds.ts'
export { reconcile, settleOrdersOf } from './settle.ts'
