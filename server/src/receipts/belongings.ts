import type { Belongings } from '../accounts/accounts.ts'
import { receiptFilesOf } from './attachment.ts'
import { forgetBuyer } from './queries.ts'

/** What receipts keep of a person. */
export const receiptBelongings: Belongings = {
  forget: (tx, { id }) => forgetBuyer(tx, id),
  async gather(database, { id }) {
    const receipts = await receiptFilesOf(database, id)
    return {
      words: { receipts: receipts.map(({ facts }) => facts) },
      entries: receipts.map(({ name, bytes }) => ({ name, bytes })),
    }
  },
}
