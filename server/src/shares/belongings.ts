import { asc, eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { shares } from '../database/schema/shares.ts'
import { images, transformations } from '../database/schema/transformations.ts'

/** What shares keep of a person. The rows go with those of her account and of her images. */
export const shareBelongings: Belongings = {
  gather: async (database, { id }) => ({
    words: {
      shares: await database
        .select({
          ...{ transformation: transformations.name, image: images.position },
          ...{ withBefore: shares.withBefore, since: shares.createdAt, until: shares.expiresAt },
          stoppedAt: shares.revokedAt,
        })
        .from(shares)
        .innerJoin(images, eq(images.id, shares.imageId))
        .innerJoin(transformations, eq(transformations.id, images.transformationId))
        .where(eq(shares.userId, id))
        .orderBy(asc(shares.createdAt)),
    },
  }),
}
