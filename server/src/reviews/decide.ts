import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { reviews } from '../database/schema/reviews.ts'

const facts = {
  ...{ id: reviews.id, firstName: users.firstName, pleased: reviews.pleased, text: reviews.text },
  ...{ publication: reviews.publication, refusal: reviews.refusal, answeredAt: reviews.answeredAt },
}

/** Reviews that wait for somebody to read them, the oldest first; or with `decided` those that may be read anew. */
export const listReviews = (database: Queryable, which: 'waiting' | 'decided', limit = 200) =>
  database
    .select(facts)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(inArray(reviews.publication, which === 'waiting' ? ['waiting'] : ['published', 'refused']))
    .orderBy(asc(reviews.answeredAt))
    .limit(limit)

/** Shows a review, or refuses to with a reason that she reads. Of one she took back, or made private, nothing changes. */
export async function decideReview(
  database: Queryable,
  id: string,
  decision: { publish: true } | { publish: false; reason: string },
): Promise<boolean> {
  const decided = await database
    .update(reviews)
    .set({
      publication: decision.publish ? 'published' : 'refused',
      refusal: decision.publish ? null : decision.reason,
      decidedAt: sql`now()`,
    })
    .where(and(eq(reviews.id, id), inArray(reviews.publication, ['waiting', 'published', 'refused'])))
    .returning({ id: reviews.id })
  return decided.length > 0
}
