/** The entry of support: what people ask the house, until it is answered. */
import { asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { enquiries } from '../database/schema/support.ts'

/** As the privacy page says. */
const KEPT_MONTHS = 12

/** Those nobody has said to have answered, the oldest first. */
export const listOpenEnquiries = (database: Queryable, limit = 200) =>
  database
    .select()
    .from(enquiries)
    .where(isNull(enquiries.answeredAt))
    .orderBy(asc(enquiries.askedAt), asc(enquiries.number))
    .limit(limit)

/** Said twice, the first time stays. Whether there is such an enquiry. */
export async function markAnswered(database: Queryable, number: number): Promise<boolean> {
  const answered = await database
    .update(enquiries)
    .set({ answeredAt: sql`coalesce(${enquiries.answeredAt}, now())` })
    .where(eq(enquiries.number, number))
    .returning({ number: enquiries.number })
  return answered.length > 0
}

export async function forgetOldEnquiries(database: Queryable): Promise<void> {
  await database
    .delete(enquiries)
    .where(lt(enquiries.askedAt, sql`now() - make_interval(months => ${KEPT_MONTHS})`))
}

/** The rows go with that of her account. */
export const supportBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: {
      enquiries: await database
        .select({
          ...{ number: enquiries.number, text: enquiries.text, transformation: enquiries.transformationId },
          ...{ at: enquiries.askedAt, answeredAt: enquiries.answeredAt },
        })
        .from(enquiries)
        .where(eq(enquiries.userId, id))
        .orderBy(asc(enquiries.number)),
    },
  }),
}
