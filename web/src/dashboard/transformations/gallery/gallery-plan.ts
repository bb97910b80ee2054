import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'

/** How many places wait for an image: none once it has ended, for nothing more will come. */
export function imagesToCome(
  it: Pick<TransformationWithImages, 'images' | 'progress' | 'sessionStatus' | 'extension'>,
): number {
  if (transformationIs.finished(it)) return 0
  if (it.extension) return Math.max(0, it.extension.images - it.extension.ready)
  return Math.max(0, it.progress.imagesOrdered - it.images.length)
}
