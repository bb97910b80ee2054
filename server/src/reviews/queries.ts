import { type Publication, publicationOf } from '@app/domain/reviews/review-rules.ts'
import type { HerReview, ReviewWish } from '@app/domain/reviews/reviews-api.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { reviews } from '../database/schema/reviews.ts'
import { transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'

/** Whose review of what. */
export interface Reviewed {
  userId: string
  transformationId: string
}

const isOf = ({ userId, transformationId }: Reviewed) =>
  and(eq(reviews.userId, userId), eq(reviews.transformationId, transformationId))

const shown = {
  pleased: reviews.pleased,
  text: reviews.text,
  publication: reviews.publication,
  refusal: reviews.refusal,
}

const isHers = ({ userId, transformationId }: Reviewed) =>
  and(
    eq(transformations.id, transformationId),
    eq(transformations.userId, userId),
    isNull(transformations.deletedAt),
  )

/** Null where she has not answered. */
export async function findReview(database: Queryable, reviewed: Reviewed): Promise<HerReview | null> {
  const [found] = await database
    .select({ review: shown })
    .from(transformations)
    .leftJoin(reviews, eq(reviews.transformationId, transformations.id))
    .where(isHers(reviewed))
  return found ? found.review : refuse('transformation_not_found')
}

/** Of a finished transformation of hers; locked, so that it is not deleted meanwhile. */
async function holdReviewable(tx: Queryable, reviewed: Reviewed): Promise<void> {
  const [found] = await tx
    .select({ status: transformations.status })
    .from(transformations)
    .where(isHers(reviewed))
    .for('key share')
  if (!found) refuse('transformation_not_found')
  else if (!transformationIs.completed(found)) refuse('transformation_unfinished')
}

/** Answered again, the last answer counts; what may be shown was said at the moment she said so. */
export const writeReview = (database: Database, reviewed: Reviewed, wish: ReviewWish): Promise<HerReview> =>
  database.transaction(async (tx) => {
    await holdReviewable(tx, reviewed)
    const [before] = await tx.select().from(reviews).where(isOf(reviewed)).for('update')
    const publication = publicationOf(wish, before ?? null)
    const answer = {
      ...{ pleased: wish.pleased, text: wish.text, publication },
      refusal: publication === 'refused' ? (before?.refusal ?? null) : null,
      consentedAt: consentSince(publication, before?.consentedAt ?? null),
      decidedAt: isDecided(publication) ? (before?.decidedAt ?? null) : null,
    }
    const [written] = await tx
      .insert(reviews)
      .values({ ...reviewed, ...answer })
      .onConflictDoUpdate({ target: reviews.transformationId, set: answer })
      .returning(shown)
    return written ?? refuse('transformation_not_found')
  })

const isDecided = (publication: Publication): boolean =>
  publication === 'published' || publication === 'refused'

/** Words that are decided on keep the moment; any others are agreed to now. */
const consentSince = (publication: Publication, before: Date | null) => {
  if (publication === 'private') return null
  return isDecided(publication) && before ? before : sql`now()`
}

/** Taken back: nothing of it is kept, nor counted. */
export async function takeBack(database: Database, reviewed: Reviewed): Promise<void> {
  await findReview(database, reviewed)
  await database.delete(reviews).where(isOf(reviewed))
}
