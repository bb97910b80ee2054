import { api } from '@app/domain/routes.ts'
import { transformationCan } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import type { Queryable } from '../database/client.ts'
import { findTransformation } from './queries.ts'

/** One transformation of hers as the API tells it. */
export async function answerFor(
  database: Queryable,
  userId: string,
  id: string,
): Promise<{ session: TransformationWithImages }> {
  const { transformation, images } = await findTransformation(database, userId, id)
  const zipUrl = transformationCan.beDownloaded(transformation) ? api.transformationZip(id) : null
  return { session: { ...transformation, images, zipUrl } }
}
