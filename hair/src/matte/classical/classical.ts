import type { Plane } from '../../pixels/picture.ts'
import { HAIR } from '../masks.ts'
import { type Reach, readReach } from '../scene/reach.ts'
import type { Scene } from '../scene/scene.ts'
import { readTones } from '../scene/tones.ts'
import { firstModels } from './class-models.ts'
import { classSeeds } from './class-seeds.ts'
import { classify } from './classify.ts'
import { hairlineRoots } from './hairline-roots.ts'
import { localContrast } from './local-contrast.ts'
import { backgroundReached, clothesReached, sharpenPrior } from './sharpen-prior.ts'

/** What a witness says: shares of the four classes, and per pixel what speaks for hair (> 0) or against it. */
export interface Testimony {
  found: Plane[]
  evidence: Plane
}

export interface Classical extends Testimony {
  /** Where the forehead has the texture of strands, 0 to 1. */
  roots: Plane
}

/** What floods, colour mixtures and the face mesh say. @param guide see `edgeGuide` */
export function readClassical(scene: Scene, guide: Float32Array): Classical {
  const tones = readTones(scene)
  const reach = readReach(scene, tones)
  const skin = sharpenPrior(scene, tones, reach)
  const seeds = classSeeds({ scene, tones, reach, skin })
  const models = firstModels(scene, reach, seeds)
  const found = classify({ scene, tones, models, seeds, skin, guide })
  return {
    found,
    evidence: hairEvidence({ scene, reach, skin }, found[HAIR]),
    roots: hairlineRoots(scene, tones),
  }
}

/** Per pixel, for the graph cut: > 0 speaks for hair. */
function hairEvidence(
  { scene: s, reach, skin }: { scene: Scene; reach: Reach; skin: Plane },
  hair: Plane,
): Plane {
  const narrow = localContrast(s, hair, Math.round(s.frame.s * 0.16))
  const wide = localContrast(s, hair, Math.round(s.frame.s * 0.4))
  return hair.map((share, i) => {
    if (s.feature[i] || (s.centre[i] && reach.face[i] < 8)) return -6
    const p = Math.min(0.995, Math.max(0.005, share))
    const behind = s.v[i] > -0.9 ? 1.6 * backgroundReached(s, reach, i) : 0
    const against = 3 * skin[i] + behind + 1.2 * clothesReached(reach, i)
    const e = 0.75 * Math.log(p / (1 - p)) + 0.5 * narrow[i] + 0.35 * wide[i] - against
    const clipped = Math.max(-5, Math.min(5, e))
    return s.head[i] > 2.6 ? Math.min(clipped, -1) : clipped
  })
}
