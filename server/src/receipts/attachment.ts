import type { Queryable } from '../database/client.ts'
import type { Attachment } from '../plugins/mailer.ts'
import { findReceipt, receiptsOf } from './queries.ts'

/** What draws papers, and its letters, are loaded when one is wanted. */
const drawing = () => import('./pdf.ts')

/** A receipt as it goes with a message, drawn when the message leaves. */
export async function receiptAttachment(database: Queryable, id: string): Promise<Attachment | null> {
  const receipt = await findReceipt(database, id)
  if (!receipt) return null
  const { drawReceipt, pdfName } = await drawing()
  return { filename: pdfName(receipt), content: await drawReceipt(receipt), contentType: 'application/pdf' }
}

/** Every receipt of hers to take along: what it says, and the paper it says it on. */
export async function receiptFilesOf(
  database: Queryable,
  userId: string,
): Promise<{ name: string; bytes: Buffer; facts: object }[]> {
  const files = []
  const { drawReceipt, pdfName } = await drawing()
  for (const receipt of await receiptsOf(database, userId)) {
    const name = `receipts/${pdfName(receipt)}`
    const { number, orderId, issuedAt, content, buyer } = receipt
    const facts = { file: name, number, purchase: orderId, issuedAt, ...content, buyer }
    files.push({ name, bytes: await drawReceipt(receipt), facts })
  }
  return files
}
