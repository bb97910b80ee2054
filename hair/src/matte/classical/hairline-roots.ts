import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { isForehead, type Scene } from '../scene/scene.ts'
import type { Tones } from '../scene/tones.ts'

/**
 * 0 to 1: where the forehead has the texture of strands. Roots that shine or let the scalp through have the colour
 * of skin, and only their texture tells them from it.
 */
export function hairlineRoots(s: Scene, t: Tones): Plane {
  return s.texture.map((texture, i) =>
    isForehead(s, i) && !s.feature[i] ? smoothstep(t.strand, t.strand + 0.3, texture) : 0,
  )
}
