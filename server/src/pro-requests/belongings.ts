import { eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { proRequests } from '../database/schema/pro-requests.ts'

/** What she asked to be a professional with; it goes with the row of her account. */
export const proRequestBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: {
      proRequests: await database
        .select({
          salonName: proRequests.salonName,
          siret: proRequests.siret,
          status: proRequests.status,
          at: proRequests.createdAt,
        })
        .from(proRequests)
        .where(eq(proRequests.userId, id)),
    },
  }),
}
