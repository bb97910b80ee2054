import { eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { drafts } from '../database/schema/drafts.ts'

/** What drafts keep of a person; they go with the row of her account. */
export const draftBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: { drafts: await database.select().from(drafts).where(eq(drafts.userId, id)) },
  }),
}
