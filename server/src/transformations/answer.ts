import { CREDITS_PER_IMAGE, MORE_IMAGES } from '@app/domain/credits/credit-packs.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { redosLeft, redoUntil } from '@app/domain/transformations/redo-rules.ts'
import { transformationCan } from '@app/domain/transformations/statuses.ts'
import type { TransformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import type { Queryable } from '../database/client.ts'
import { findRedos } from './extensions/redos.ts'
import { findTransformation } from './queries.ts'

/** One transformation of hers as the API tells it. */
export async function answerFor(
  database: Queryable,
  userId: string,
  id: string,
): Promise<TransformationAnswer> {
  const { transformation, images } = await findTransformation(database, userId, id)
  const zipUrl = transformationCan.beDownloaded(transformation) ? api.transformationZip(id) : null
  const photosMissing = Math.max(0, PHOTOS_PER_TRANSFORMATION - transformation.progress.photosTotal)
  const moreImages = {
    images: MORE_IMAGES,
    cost: MORE_IMAGES * CREDITS_PER_IMAGE,
    possible: transformationCan.beExtended(transformation) && photosMissing === 0,
    photosMissing,
  }
  const redos = await findRedos(database, id)
  return {
    transformation: {
      ...transformation,
      images,
      zipUrl,
      moreImages,
      redosLeft: redos.deliveredAt ? redosLeft(redos.taken) : 0,
      redoUntil: redos.deliveredAt && redoUntil(redos.deliveredAt).toISOString(),
    },
  }
}
