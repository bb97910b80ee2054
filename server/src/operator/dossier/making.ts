import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { facts } from './fact.ts'

/** What was made of it, and when; nothing of a picture is shown. */
export async function makingFacts(database: Queryable, orderId: string): Promise<DossierFact[]> {
  const [run] = await database.select().from(transformations).where(eq(transformations.orderId, orderId))
  if (!run) return []
  const made = await database
    .select({ at: images.createdAt })
    .from(images)
    .where(eq(images.transformationId, run.id))
    .orderBy(images.createdAt)
  const finishedAt = run.firstFinishedAt ?? run.finishedAt
  const at = made.at(-1)?.at ?? null
  return facts('making', [
    { fact: 'begun', at: run.begunAt ?? run.createdAt, words: [run.baseStyle, run.engine].join(', ') },
    { fact: 'images', at, words: `${made.length} / ${run.imagesOrdered}` },
    finishedAt ? { fact: 'finished', at: finishedAt, words: run.status } : null,
    run.imagesDeleted > 0 ? { fact: 'images_deleted', words: `${run.imagesDeleted}` } : null,
    run.photosForgottenAt ? { fact: 'photos_forgotten', at: run.photosForgottenAt, words: '' } : null,
  ])
}
