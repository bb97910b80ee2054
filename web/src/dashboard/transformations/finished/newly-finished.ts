import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'

/** Which transformations ended between two answers of the server: she saw them under way, now they are done. */
export function newlyFinished(
  before: readonly Transformation[] | undefined,
  now: readonly Transformation[],
): Transformation[] {
  const underWay = new Set(
    before
      ?.filter((transformation) => !transformationIs.finished(transformation))
      .map((transformation) => transformation.id),
  )
  return now.filter(
    (transformation) => transformationIs.finished(transformation) && underWay.has(transformation.id),
  )
}
