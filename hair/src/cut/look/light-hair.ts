import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { HairLayer } from '../layer/hair-layer.ts'
import { type HairlineMatch, hairlineAt } from './match-hairline.ts'

/** Roots lie in the shadow of the hair above them. */
export function darkenRoots(
  layer: HairLayer,
  f: FaceFrame,
  { match, strength }: { match: HairlineMatch; strength: number },
) {
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] <= 0) continue
    const [u, v] = toFace(f, i % layer.w, (i / layer.w) | 0)
    if (u * u + v * v > 1) continue
    const place = hairlineAt(match, u, v)
    if (!place) continue
    const near = smoothstep(place.radius + 0.12, place.radius, Math.hypot(u, v))
    layer.lab[i * 3] *= 1 - 0.14 * place.line * near * strength
  }
}

/** Light from the same side as on her face, and as much of it. */
export function lightHair(
  { alpha, lab, w }: HairLayer,
  f: FaceFrame,
  { side, gain }: { side: number; gain: number },
) {
  const slope = Math.max(-0.12, Math.min(0.12, side * 0.7))
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0) continue
    const [u] = toFace(f, i % w, (i / w) | 0)
    lab[i * 3] *= gain * (1 + slope * Math.max(-1, Math.min(1, u / 0.6)))
  }
}
