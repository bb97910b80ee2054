/** The door of receipts. */
export { issueCreditNote, issueReceipt } from './issue.ts'
export { forgetBuyer, listReceipts, receiptsOf } from './queries.ts'
