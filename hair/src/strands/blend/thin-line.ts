import { angleIndex, angleOf } from '../../cut/layer/hairline.ts'
import { toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Head } from '../head/head.ts'
import { behindLineAt } from '../head/scalp.ts'

/**
 * Units behind the line of the hair: up to where skin is seen between the strands, and from where on none is. Ringlets hang over
 * their line: half as far behind it there is hair behind hair.
 */
const THIN = { swept: { from: 0.4, to: 1.6 }, curled: { from: 0, to: 0.6 } } as const
/** Where the head turns away its line is seen edgewise: by so much further apart, from what degrees on. */
const EDGEWISE = { more: 0.4, from: 40, to: 70 } as const
/** Degrees from straight up between which a forehead ends: around an ear hair has a line of its own. */
const SIDES = { from: 80, to: 100 } as const

/**
 * Where hair is thin that begins at a line of its own, 0 to 1 per pixel: on the forehead, and over the first centimetres behind
 * its line. What falls into a face has shade behind it; what is swept out of it, and the first hairs of ringlets, have skin.
 */
export function thinLine(head: Head, layout: Layout, lies: keyof typeof THIN): Plane {
  const { w, h, frame } = head
  const { from, to } = THIN[lies]
  const isSkin = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: head })
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (isSkin[i] <= 0) continue
      const [u, v] = toFace(frame, x, y)
      const index = angleIndex(u, v)
      const angle = angleOf(index)
      const isForehead = smoothstep(SIDES.to, SIDES.from, angle)
      if (isForehead <= 0) continue
      const apart = 1 + EDGEWISE.more * smoothstep(EDGEWISE.from, EDGEWISE.to, angle)
      const far = behindLineAt(head, Math.hypot(u, v), index) * apart
      out[i] = isSkin[i] * isForehead * smoothstep(to, from, far)
    }
  return out
}
