import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { extensions, transformations } from '../database/schema/transformations.ts'

/**
 * How many defective images she has had made again, and when her latest paid images came: the days count from then.
 * `null` before the first delivery, and of a transformation that brought nothing.
 */
export async function findRedos(
  database: Queryable,
  transformationId: string,
): Promise<{ taken: number; deliveredAt: Date | null }> {
  const [it] = await database.select().from(transformations).where(eq(transformations.id, transformationId))
  const all = await database
    .select()
    .from(extensions)
    .where(eq(extensions.transformationId, transformationId))
  const taken = all.filter(({ credits }) => credits === 0).length
  const first = it?.firstFinishedAt ?? it?.finishedAt
  if (!it || !first || transformationIs.failed({ sessionStatus: it.status }))
    return { taken, deliveredAt: null }
  const later = all
    .filter(({ credits, refundCredits }) => credits > refundCredits)
    .flatMap(({ finishedAt }) => finishedAt ?? [])
  return { taken, deliveredAt: new Date(Math.max(...[first, ...later].map((one) => one.getTime()))) }
}
