import type { Transformation } from '@app/domain/transformations/transformations-api.ts'

/** A whole transformation for tests; each test states only the facts its rule is about. */
export function sampleTransformation(facts: Partial<Transformation> = {}): Transformation {
  return {
    id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11',
    name: "Cuivré d'automne",
    createdAt: '2026-11-18T09:30:00.000Z',
    status: 'pending',
    imagesCount: 0,
    baseStyle: 'ondulations_soleil',
    tone: '7.44',
    packageType: 'pack_20',
    progress: {
      ...{ queuePosition: 0, photosRead: 0, photosTotal: 15, imagesReady: 0, imagesOrdered: 20 },
      ...{ stage: null, stageQueue: null, stageProgress: null, estimate: null },
    },
    imagesDeleted: 0,
    sourcePhotos: { kept: 15, keptUntil: null, forgottenAt: null },
    refund: null,
    shortReason: null,
    extension: null,
    coverUrl: null,
    ...facts,
  }
}
