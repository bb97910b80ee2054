import type { Face } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { type Masks, SKIN } from '../../matte/masks.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { heal } from '../fills/heal.ts'
import type { SmoothFills } from '../fills/smooth-fills.ts'
import { withoutEdge } from '../fills/without-edge.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { Repaint } from '../layers/repaint.ts'

/** From this share of hair nearby on a face lies in its shadow: no tone of hers. */
const SHADED = 0.012

/**
 * Face, neck and shoulders without hair, at half size: the fills joined, the face a little darker where it turns
 * away, and bent to meet the skin that is seen.
 * @param face at half size
 */
export function skinSurface(
  at: Reduced,
  { masks, face }: { masks: Masks; face: Face },
  { fills, repaint }: { fills: SmoothFills; repaint: Repaint },
): Plane[] {
  const f = faceFrame(face)
  const shares = at.soft
  const surface = fills.skin.map((skin, c) => {
    const out = new Float32Array(at.n)
    for (let o = 0; o < at.n; o++) {
      const onFace = shares[LAYER.face][o]
      const below = Math.max(shares[LAYER.body][o], 1e-3)
      const share = onFace / (onFace + below)
      out[o] = skin[o] + (fills.face[c][o] * (1 - turned(o)) - skin[o]) * share
    }
    return out
  })
  heal(surface, { ...at, known: seenSkin(at, masks, repaint) }, f.s * 0.1)
  roundNeck(surface, at, f.s)
  return surface

  function turned(o: number): number {
    const dx = (o % at.w) - f.cx
    const dy = ((o / at.w) | 0) - f.cy
    const v = (dx * f.vx + dy * f.vy) / f.s
    return 0.09 * smoothstep(0.95, 0.5, repaint.inner[o]) * smoothstep(0.3, 0.05, v)
  }
}

/** A neck turns away from the light at its sides: over so many face heights, by so much, per channel. */
const ROUND = { over: 0.13, soft: 0.025, by: [0.17, 0.22, 0.24] } as const

/** Darkens skin towards the backdrop beside it, in place: evenly lit to its outline a neck is a board. */
function roundNeck(surface: Plane[], at: Reduced, s: number): void {
  const beside = distanceInRow(at.layer, at)
  const turned = beside.map((d, o) =>
    at.layer[o] === LAYER.background ? 1 : smoothstep(1, 0, d / (s * ROUND.over)) ** 1.5,
  )
  // where a collar begins, no step
  const soft = wideBlur(turned, at.w, at.h, s * ROUND.soft)
  surface.forEach((plane, c) => {
    for (let o = 0; o < at.n; o++) if (at.layer[o] === LAYER.body) plane[o] *= 1 - ROUND.by[c] * soft[o]
  })
}

/** Pixels to the nearest backdrop on the left or the right. */
function distanceInRow(layer: Uint8Array, { w, n }: Reduced): Float32Array {
  const out = new Float32Array(n)
  for (const [from, step] of [
    [0, 1],
    [n - 1, -1],
  ]) {
    let far = Number.POSITIVE_INFINITY
    for (let k = 0; k < n; k++) {
      const o = from + k * step
      if (k % w === 0) far = Number.POSITIVE_INFINITY
      far = layer[o] === LAYER.background ? 0 : far + 1
      out[o] = step > 0 ? far : Math.min(out[o], far)
    }
  }
  return out
}

/** Skin the plate leaves as it is, without brows, eyes and mouth: 1, else 0. */
function seenSkin(at: Reduced, masks: Masks, { elsewhere, onFace, feature }: Repaint): Plane {
  const out = new Float32Array(at.n)
  for (let o = 0; o < at.n; o++) {
    const isFace = at.layer[o] === LAYER.face
    if (!isFace && at.layer[o] !== LAYER.body) continue
    const isPainted = isFace
      ? onFace[o] > 0.01 || feature[o] > 0.1 || at.nearHair[o] > SHADED
      : elsewhere[o] > 0.02
    if (!isPainted && masks.shares[SKIN][at.toMask(o)] > 0.6) out[o] = 1
  }
  return withoutEdge(out, at)
}
