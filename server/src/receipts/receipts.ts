/** The door of receipts. */

export { receiptAttachment } from './attachment.ts'
export { issueCreditNote, issueReceipt } from './issue.ts'
export { findCreditNote, findReceiptNumber, listReceipts } from './queries.ts'
export { tellReceipt } from './receipt-mail.ts'
export { tellRefund } from './refund-mail.ts'
