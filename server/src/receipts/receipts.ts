/** The entry of receipts. */

export { receiptAttachment } from './attachment.ts'
export { eurosIn, momentIn } from './formats.ts'
export { issueCreditNote, issueReceipt } from './issue.ts'
export { findCreditNote, findReceiptNumber, listReceipts } from './queries.ts'
export { notifyOfReceipt } from './receipt-mail.ts'
export { notifyOfRefund } from './refund-mail.ts'
