import type { Queryable } from '../database/client.ts'
import type { Attachment } from '../plugins/mailer.ts'
import { drawReceipt, pdfName } from './pdf.ts'
import { findReceipt } from './queries.ts'

/** A receipt as it goes with a message, drawn when the message leaves. */
export async function receiptAttachment(database: Queryable, id: string): Promise<Attachment | null> {
  const receipt = await findReceipt(database, id)
  if (!receipt) return null
  return { filename: pdfName(receipt), content: await drawReceipt(receipt), contentType: 'application/pdf' }
}
