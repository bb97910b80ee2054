import type { PhotoJudgement, PhotoReport } from '@app/hair/contract.ts'
import { MATTE_LIMITS } from '@app/hair/matte/measures/matte-faults.ts'
import type { EngineOrder } from '../../engines/engine.ts'

/** What is found on a photo that serves. */
const REPORT: PhotoReport = {
  ...{ width: 1200, height: 1600, verdicts: [], faces: 1, pose: { yaw: 0, pitch: 0, roll: 0 } },
  ...{ faceWidth: 300, sharpness: 1, light: 1, score: 0.8, fingerprint: '', backdrop: [] },
}
/** What is read of the hair on it. */
export const GOOD_JUDGEMENT: PhotoJudgement = {
  ...{ fault: null, confidence: MATTE_LIMITS.score + 0.05, techniques: ['volume', 'look'], grown: [] },
  head: { pose: { yaw: 0, pitch: 0, roll: 0 }, width: 0.85, turn: 0 },
}
/** An order of so many images from so many such photos. */
export const photosOrder = (photos: number, count: number): EngineOrder => ({
  ...{ id: 'order', engine: 'hair', style: 'degrade_volume', tone: '7.3' },
  ...{ count, firstCount: count, seed: 5 },
  photos: Array.from({ length: photos }, (_, i) => ({
    id: `photo-${i}`,
    file: `/p/${i}.jpg`,
    report: REPORT,
  })),
  resume: { candidatesTried: 0, fingerprints: [] },
})
