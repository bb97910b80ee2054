import type { Belongings } from '../accounts/accounts.ts'
import { selectLines } from './lines.ts'

/** What credits keep of a person; the database takes her name off them when the account goes. */
export const creditBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: { credits: (await selectLines(database, id)).map(({ id: _id, ...line }) => line) },
  }),
}
