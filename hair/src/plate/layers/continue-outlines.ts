import { type Face, POINT, pointAt } from '../../face/face.ts'
import { faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import type { LearnedGround } from '../../ground/learned-ground.ts'
import { CELLS } from '../../ground/read-ground.ts'
import { CLOTHES, type Masks, SKIN } from '../../matte/masks.ts'
import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { samplePlane } from '../../pixels/sample-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { likeliest } from './likeliest.ts'

/** How stubborn the network is against the smoothness of an outline. */
const STUBBORN = 0.06
const ROUNDS = 60
const OVERSHOOT = 1.4
/** Blur that rounds an outline once more, mask pixels. */
const ROUNDED = 2.2

interface Known {
  ground: LearnedGround
  masks: Masks
  /** 1 where the masks are believed. */
  seen: Uint8Array
  /** At mask size. */
  face: Face
}

/**
 * Shares of background, skin and clothes at mask size: what is seen, and behind the hair the smoothest surface between
 * it and what the network says, so that an outline that is seen goes on without a step.
 */
export function continueOutlines({
  ground,
  masks,
  seen,
  face,
}: Known): [background: Plane, skin: Plane, clothes: Plane] {
  const { w, h } = masks
  const hidden = hiddenPixels(seen)
  const [skin, clothes] = [SKIN, CLOTHES].map((wanted, k) => {
    const said = slimmed(ground[k + 1], masks, face)
    const plane = said.slice()
    for (let i = 0; i < plane.length; i++) if (seen[i]) plane[i] = likeliest(masks, i) === wanted ? 1 : 0
    relax(plane, said, hidden, masks)
    return blur(plane, w, h, ROUNDED)
  })
  return [skin.map((share, i) => 1 - share - clothes[i]), skin, clothes]
}

function hiddenPixels(seen: Uint8Array): Int32Array {
  const out = new Int32Array(seen.length)
  let count = 0
  for (let i = 0; i < seen.length; i++) if (!seen[i]) out[count++] = i
  return out.subarray(0, count)
}

/** How much wider than hers the necks are that the network learned from: most were men's. */
const SLIMMER = 0.22

/** The network's word at mask size; between jaw and shoulders it is read from further out. */
function slimmed(cells: Plane, size: Size, face: Face): Plane {
  const { w, h } = size
  const f = faceFrame(face)
  const [axis] = toFace(f, ...pointAt(face, POINT.chin))
  const out = resizePlane(cells, CELLS.w, CELLS.h, w, h)
  for (let i = 0; i < out.length; i++) {
    const [u, v] = toFace(f, i % w, (i / w) | 0)
    const wider = 1 + SLIMMER * smoothstep(-0.3, -0.5, v) * smoothstep(-1.05, -0.75, v)
    if (wider > 1) out[i] = samplePlane(cells, CELLS, size, ...toPixels(f, axis + (u - axis) * wider, v))
  }
  return out
}

/** Smooth, but drawn to the network's word. Writes into `plane`. */
function relax(plane: Plane, said: Plane, hidden: Int32Array, { w }: Size) {
  const last = plane.length
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k < hidden.length; k++) {
      const i = hidden[k]
      const x = i % w
      const left = x > 0 ? plane[i - 1] : plane[i]
      const right = x < w - 1 ? plane[i + 1] : plane[i]
      const above = i >= w ? plane[i - w] : plane[i]
      const below = i + w < last ? plane[i + w] : plane[i]
      const next = ((left + right + above + below) / 4 + STUBBORN * said[i]) / (1 + STUBBORN)
      plane[i] += OVERSHOOT * (next - plane[i])
    }
  }
}
