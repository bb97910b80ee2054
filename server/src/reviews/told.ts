import { pleasedPercent, REVIEWS_SHOWN } from '@app/domain/reviews/review-rules.ts'
import { ANSWERS_SHOWN_FROM, type Claims } from '@app/domain/site/claims.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { reviewCounts, reviews } from '../database/schema/reviews.ts'
import { lastKnown } from '../plugins/last-known.ts'

/** What the answers let the house say of itself. */
export type ToldReviews = Pick<Claims, 'satisfaction' | 'reviews'>

const NONE: ToldReviews = { reviews: [] }
/** What proves them, for the rule that nothing is claimed without. */
const EVIDENCE = 'Question posée après chaque transformation'
const ASK_AGAIN_MS = 5000

/**
 * What the pages may say of her and others' answers: nothing below the threshold of answers. Asked anew after five
 * seconds, so that a review that was taken back is gone.
 */
export const openToldReviews = ({
  database,
  log,
}: Pick<Context, 'database' | 'log'>): (() => Promise<ToldReviews>) =>
  lastKnown({
    first: NONE,
    read: () => readToldReviews(database),
    failed: (cause) => log.warn({ err: cause }, 'the reviews could not be read'),
    everyMs: ASK_AGAIN_MS,
  })

export async function readToldReviews(database: Queryable): Promise<ToldReviews> {
  const [answers] = await database
    .select({
      ...{ answers: reviewCounts.answers, pleased: reviewCounts.pleased },
      from: dayOf(sql`(select min(answered_at) from reviews)`),
      to: dayOf(sql`(select max(answered_at) from reviews)`),
    })
    .from(reviewCounts)
  if (!answers || answers.answers < ANSWERS_SHOWN_FROM) return NONE
  const { from, to } = answers
  return {
    satisfaction: {
      ...{ percent: pleasedPercent(answers), answers: answers.answers, from, to },
      ...{ evidence: EVIDENCE, date: to },
    },
    reviews: await publishedReviews(database),
  }
}

/** The latest first, whatever they say. */
async function publishedReviews(database: Queryable): Promise<ToldReviews['reviews']> {
  const rows = await database
    .select({
      ...{ firstName: users.firstName, text: reviews.text },
      month: dayOf(sql`date_trunc('month', ${reviews.answeredAt} at time zone 'Europe/Paris')`),
      date: dayOf(sql`${reviews.decidedAt}`),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.publication, 'published'))
    .orderBy(desc(reviews.answeredAt), reviews.id)
    .limit(REVIEWS_SHOWN)
  return rows.map((row) => ({ ...row, evidence: EVIDENCE }))
}

const dayOf = (moment: ReturnType<typeof sql>) => sql<string>`to_char(${moment}, 'YYYY-MM-DD')`
