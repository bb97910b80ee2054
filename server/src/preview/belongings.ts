import { asc, eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { forgetInAlerts } from '../alerts/alerts.ts'
import type { Queryable } from '../database/client.ts'
import { hostedPreviews } from '../database/schema/preview.ts'
import type { JobQueue } from '../plugins/queue/queue.ts'
import { forgetRemotely } from '../remote-jobs/remote-jobs.ts'
import { pictureOf } from './hosted/rows.ts'

/** What previews keep of a person: those that an image service made. The rows go with that of her account. */
export const previewBelongings = (jobs: JobQueue): Belongings => ({
  files: async (tx, userId) => (await askedForBy(tx, userId)).map(pictureOf),
  async forget(tx, { id: userId }) {
    const hers = await askedForBy(tx, userId)
    for (const { id } of hers) await forgetRemotely(tx, id)
    const ids = hers.map(({ id }) => id)
    await jobs.forget(tx, ids)
    await forgetInAlerts(tx, ids)
  },
  gather: async (database, { id }) => ({
    words: {
      previews: (await askedForBy(database, id)).map(
        ({ style, tone, engine, photosTo, state, createdAt }) => ({
          ...{ style, tone, engine, photosTo, state, createdAt },
        }),
      ),
    },
  }),
})

const askedForBy = (database: Queryable, userId: string) =>
  database
    .select()
    .from(hostedPreviews)
    .where(eq(hostedPreviews.userId, userId))
    .orderBy(asc(hostedPreviews.createdAt))
