/** The door of payment. */
export { listPurchases } from './purchases.ts'
export { askRefund, reconcile, sendRefunds, settleOrdersOf } from './settle.ts'
