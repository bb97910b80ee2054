import { eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { creditEntries } from '../database/schema/credits.ts'

/** What credits keep of a person; the database takes her name off them when the account goes. */
export const creditBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: {
      credits: await database
        .select({ amount: creditEntries.amount, reason: creditEntries.reason, at: creditEntries.createdAt })
        .from(creditEntries)
        .where(eq(creditEntries.userId, id)),
    },
  }),
}
