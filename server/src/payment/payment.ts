/** The door of payment. */
export { askRefund, reconcile, sendRefunds } from './settle.ts'
