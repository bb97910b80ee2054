import { reviewAnswer, reviewWishSchema } from '@app/domain/reviews/reviews-api.ts'
import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { findReview, takeBack, writeReview } from './queries.ts'

const params = z.object({ id: z.uuid() })
const schema = { params, response: { 200: reviewAnswer } }

/** « Cette transformation vous plaît-elle ? », asked on the page of each finished transformation. */
export async function reviewRoutes(
  app: App,
  { config, database }: Pick<Context, 'config' | 'database'>,
): Promise<void> {
  const limited = { access: 'person' as const, ...atMost('create', config.rateLimitFactor) }

  app.get(api.review(':id'), { config: { access: 'person' }, schema }, async (request) => ({
    review: await findReview(database, whichOf(request)),
  }))

  app.put(
    api.review(':id'),
    { config: limited, schema: { ...schema, body: reviewWishSchema } },
    async (request) => ({ review: await writeReview(database, whichOf(request), request.body) }),
  )

  app.delete(api.review(':id'), { config: limited, schema }, async (request) => {
    await takeBack(database, whichOf(request))
    return { review: null }
  })
}

const whichOf = (request: Parameters<typeof personOf>[0] & { params: { id: string } }) => ({
  userId: personOf(request).id,
  transformationId: request.params.id,
})
