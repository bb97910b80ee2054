import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { runningAt, strandFlow } from '../../cut/layer/strand-flow.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { Head } from '../head/head.ts'

/** Units: how far along its strands a lock is followed to either side, and how far around a place all hair is looked at. */
const REACH = { along: 0.9, around: 0.6 } as const
/** Between strands and among them: by how much more or less than what lies around it the cover of a place is told from it. */
const TELLS = 0.22

/**
 * Whether a place lies on a lock, 1, between two, -1, or neither, 0: the cover along the strands there, compared with that all
 * around. A lock is told from its neighbours sideways alone, or every line that hair begins at would be a lock.
 */
export function locksOver(layer: HairLayer, head: Head): (x: number, y: number) => number {
  const { w, h, alpha } = layer
  const flow = strandFlow(layer, head.frame.s)
  const around = wideBlur(alpha, w, h, REACH.around * head.unit)
  const steps = Math.max(1, Math.round(REACH.along * head.unit))
  return (x, y) => {
    const running = runningAt(flow, x, y)
    if (!running) return 0
    let [cover, near, count] = [0, 0, 0]
    for (let k = -steps; k <= steps; k++) {
      const [px, py] = [Math.round(x + k * running.x), Math.round(y + k * running.y)]
      if (px < 0 || py < 0 || px >= w || py >= h) continue
      cover += alpha[py * w + px]
      near += around[py * w + px]
      count++
    }
    return 2 * smoothstep(-TELLS, TELLS, (cover - near) / count) - 1
  }
}
