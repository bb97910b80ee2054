import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { reviews } from '../database/schema/reviews.ts'
import { versionOf } from './version.ts'

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

/** What came of it: there is none that may be shown, its words are others than those that were read, or it was done. */
export type Decided = 'none' | 'changed' | 'done'

/**
 * Shows a review, in the words that were read and in no others, or refuses to with a reason that she reads. Of one she took
 * back, or made private, nothing changes.
 */
export const decideReview = (
  database: Database,
  id: string,
  decision: { publish: true; version: string } | { publish: false; reason: string },
): Promise<Decided> =>
  database.transaction(async (tx) => {
    const [found] = await tx
      .select({ text: reviews.text })
      .from(reviews)
      .where(and(eq(reviews.id, id), inArray(reviews.publication, ['waiting', 'published', 'refused'])))
      .for('update')
    if (!found) return 'none'
    if (decision.publish && versionOf(found.text) !== decision.version) return 'changed'
    await tx
      .update(reviews)
      .set({
        publication: decision.publish ? 'published' : 'refused',
        refusal: decision.publish ? null : decision.reason,
        decidedAt: sql`now()`,
      })
      .where(eq(reviews.id, id))
    return 'done'
  })
