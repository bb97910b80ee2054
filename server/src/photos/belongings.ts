import { asc, eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { forgetInAlerts } from '../alerts/alerts.ts'
import type { Queryable } from '../database/client.ts'
import { photoDeclarations, photos } from '../database/schema/photos.ts'
import type { JobQueue } from '../plugins/queue/queue.ts'

const { version, declaredAt, withdrawnAt } = photoDeclarations

/** What photos keep of a person. */
export const photoBelongings = (jobs: JobQueue): Belongings => ({
  files: async (tx, userId) =>
    (await photosSentBy(tx, userId)).flatMap((photo) => [photo.file, photo.thumbnail]),
  async forget(tx, { id }) {
    const sent = await photosSentBy(tx, id)
    const ids = sent.map((photo) => photo.id)
    await jobs.forget(tx, ids)
    await forgetInAlerts(tx, ids)
  },
  async gather(database, { id }) {
    const sent = await photosSentBy(database, id)
    const named = sent.map((row, index) => ({ row, file: `photos/${index + 1}.jpg` }))
    const told = named.map(
      ({ row: { draftId, width, height, verdicts, report, judgement, createdAt }, file }) => ({
        ...{ file, draftId, width, height, verdicts, report, judgement, createdAt },
      }),
    )
    const declarations = await database
      .select({ version, declaredAt, withdrawnAt })
      .from(photoDeclarations)
      .where(eq(photoDeclarations.userId, id))
    return {
      words: { photos: told, photoDeclarations: declarations },
      entries: named.map(({ row, file }) => ({ name: file, key: row.file })),
    }
  },
})

const photosSentBy = (database: Queryable, userId: string) =>
  database
    .select()
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(asc(photos.createdAt), asc(photos.id))
