import type { Analysis } from '../analysis/analyse.ts'
import { browAreas } from '../face/brow-area.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { FitnessTraits } from './fitness.ts'

/**
 * What an analysis tells of how a picture of it will look.
 * @param bared see `FitnessTraits`; 0 for her own hair
 */
export function fitnessTraits(analysis: Analysis, bared = 0): FitnessTraits {
  const { masks, measures, face } = analysis
  return {
    score: masks.quality.score,
    turn: Math.abs(faceFrame(face).nose),
    area: measures.area,
    bared,
    veiled: veiledShare(analysis),
    waviness: analysis.waviness,
  }
}

/** A pixel that is brow rather than the skin around it. */
const BROW = 0.3

/** Share of a brow under hair, the larger one, 0 to 1. */
function veiledShare({ face, matte }: Analysis): number {
  const shares = browAreas(face, faceFrame(face), matte).map(({ box, brow }) => {
    let hair = 0
    let all = 0
    for (let y = 0; y < box.h; y++)
      for (let x = 0; x < box.w; x++) {
        const share = brow[y * box.w + x]
        if (share <= BROW) continue
        hair += share * matte.alpha[(box.y + y) * matte.w + box.x + x]
        all += share
      }
    return all ? hair / all : 0
  })
  return Math.max(0, ...shares)
}
