/** The entry of reviews: what she says of a finished transformation, and what may be shown of it. */
import { asc, eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { reviews } from '../database/schema/reviews.ts'

export { decideReview, listReviews } from './decide.ts'
export { openToldReviews, type ToldReviews } from './told.ts'
export { versionOf } from './version.ts'

/** The rows go with that of her account. */
export const reviewBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: {
      reviews: await database
        .select({
          ...{ transformation: reviews.transformationId, pleased: reviews.pleased, text: reviews.text },
          ...{ publication: reviews.publication, at: reviews.answeredAt, consentedAt: reviews.consentedAt },
        })
        .from(reviews)
        .where(eq(reviews.userId, id))
        .orderBy(asc(reviews.answeredAt)),
    },
  }),
}
