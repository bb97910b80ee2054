import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'

const share = (done: number, all: number): number => (all > 0 ? Math.min(1, done / all) : 0)

/**
 * How much of the line-art head is drawn, 0 to 1, in step with the real stage: half while her
 * photos are read, the other half while her images are made.
 */
export function drawnShare(facts: Pick<Transformation, 'status' | 'progress'>): number {
  const { photosRead, photosTotal, imagesReady, imagesOrdered } = facts.progress
  if (transformationIs.learning(facts)) return share(photosRead, photosTotal) / 2
  if (transformationIs.generating(facts)) return 0.5 + share(imagesReady, imagesOrdered) / 2
  return transformationIs.waiting(facts) ? 0 : 1
}
