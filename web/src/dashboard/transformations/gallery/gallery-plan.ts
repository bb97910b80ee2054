import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'

/** How many places wait for an image: none once it has ended, for nothing more will come. */
export function imagesToCome(
  transformation: Pick<TransformationWithImages, 'images' | 'progress' | 'status' | 'extension'>,
): number {
  if (transformationIs.finished(transformation)) return 0
  if (transformation.extension)
    return Math.max(0, transformation.extension.images - transformation.extension.ready)
  return Math.max(0, transformation.progress.imagesOrdered - transformation.images.length)
}
