import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'

/**
 * Hair goes on where so many units farther down its cover, blurred over `around` units, is full; from none to all of it.
 */
const ONWARD = { units: 1.3, around: 0.9, from: 0.4, to: 0.75 } as const
/** Face heights between which looking for ends begins: a fringe ends over a forehead, and its gaps are the hair behind. */
const BELOW = { from: 0.05, to: -0.15 } as const

/**
 * Where hair ends, 0 to 1 per pixel: none goes on below. What lies between the last strands is no gap in the hair, and
 * filled as one the ends are a smooth dark board.
 */
export function strandEnds({ w, h, alpha }: HairLayer, { frame, unit }: Pick<Head, 'frame' | 'unit'>): Plane {
  const around = wideBlur(alpha, w, h, unit * ONWARD.around)
  const onward = Math.round(unit * ONWARD.units)
  return around.map((_, i) => {
    const [x, y] = [i % w, (i / w) | 0]
    const below = smoothstep(BELOW.from, BELOW.to, toFace(frame, x, y)[1])
    if (below <= 0) return 0
    const goesOn = smoothstep(ONWARD.from, ONWARD.to, around[Math.min(h - 1, y + onward) * w + x])
    return below * (1 - goesOn)
  })
}

/** Where single curls hang apart from each other: at their ends, and all along their outline. */
export function ringletEnds(layer: HairLayer, head: Pick<Head, 'frame' | 'unit' | 'depth'>): Plane {
  const edge = cloudEdge(layer, head)
  return strandEnds(layer, head).map((end, i) => Math.max(end, edge[i]))
}

/** Units around a place and the share of it that hair covers, between which what stands off the head is its edge, from all to none. */
const CLOUD = { around: 1, from: 0.93, to: 0.8 } as const

/**
 * The edge of hair that stands off the head, 0 to 1 per pixel: single coils before what lies behind them. Filled as gaps, they
 * were a smooth dark rim, and the head a felt cap.
 */
export function cloudEdge({ w, h, alpha }: HairLayer, { unit, depth }: Pick<Head, 'unit' | 'depth'>): Plane {
  const held = alpha.map((a, i) => {
    const [x, y] = [(i % w) >> 1, ((i / w) | 0) >> 1]
    return depth.z[Math.min(depth.h - 1, y) * depth.w + Math.min(depth.w - 1, x)] > FAR ? 1 : a
  })
  const around = wideBlur(held, w, h, unit * CLOUD.around)
  return around.map((share) => smoothstep(CLOUD.from, CLOUD.to, share))
}
