import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Queryable } from '../database/client.ts'
import { transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'
import { isHers, type TransformationRow } from './queries.ts'

/** A finished transformation of hers, locked until the transaction ends: nothing is taken from one under way. */
export async function holdFinished(tx: Queryable, userId: string, id: string): Promise<TransformationRow> {
  const [found] = await tx.select().from(transformations).where(isHers(userId, id)).for('update')
  if (!found) return refuse('transformation_not_found')
  return transformationIs.finished({ status: found.status }) ? found : refuse('transformation_unfinished')
}
