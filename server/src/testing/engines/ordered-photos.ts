import { MATTE_LIMITS } from '@app/hair/matte/measures/matte-faults.ts'
import { judged, report } from '../../../../hair/test/planned-photos.ts'
import type { EngineOrder } from '../../engines/engine.ts'

/** What is read of the hair on a photo that serves, for some techniques. */
export const GOOD_JUDGEMENT = judged({
  confidence: MATTE_LIMITS.score + 0.05,
  techniques: ['volume', 'look'],
})
/** An order of so many images from so many such photos. */
export const photosOrder = (photos: number, count: number): EngineOrder => ({
  ...{ id: 'order', engine: 'hair', style: 'degrade_volume', tone: '7.3' },
  ...{ count, firstCount: count, seed: 5 },
  photos: Array.from({ length: photos }, (_, i) => ({
    id: `photo-${i}`,
    file: `/p/${i}.jpg`,
    report: report(),
  })),
  resume: { candidatesTried: 0, fingerprints: [] },
})
