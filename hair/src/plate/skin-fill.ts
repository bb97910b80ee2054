import { type Masks, SKIN } from '../matte/masks.ts'
import { blur } from '../pixels/blur.ts'
import type { Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import type { Half } from './half.ts'
import { LAYER } from './layout.ts'
import { membrane } from './membrane.ts'
import { pushPull } from './push-pull.ts'
import type { SkinShading } from './skin-shading.ts'

/** Fewer pixels than this say nothing about a tone. */
const ENOUGH = 120

/**
 * Bare neck and shoulders: a shading model times the tone of what is seen, then corrected by the smoothest
 * surface through the differences.
 * @param seen 1 where skin below the face is surely seen
 */
export function skinFill(half: Half, masks: Masks, shading: SkinShading, seen: Plane): Plane[] {
  const tones = bodyAndNeckTone(half, masks, shading, seen)
  const domain = half.layer.map((l) => (l === LAYER.body ? 1 : 0))
  const known = domain.map((inside, o) => (inside && seen[o] === 1 ? 1 : 0))
  return half.channels.map((channel, c) => {
    const base = new Float32Array(half.n)
    const ratio = new Float32Array(half.n)
    for (let o = 0; o < half.n; o++) {
      const { body, neck } = tones
      base[o] = shading.shade[o] * (body[c][o] + (neck[c][o] - body[c][o]) * shading.neck[o])
      if (known[o]) ratio[o] = Math.max(0.88, Math.min(1.15, channel[o] / Math.max(0.02, base[o])))
    }
    const correction = membrane(ratio, known, domain, half.w, half.h)
    for (let o = 0; o < half.n; o++) if (domain[o]) base[o] *= correction[o]
    return base
  })
}

/** Tones of shoulders and throat; where one is hidden the other speaks, where both are, the face. */
function bodyAndNeckTone(half: Half, masks: Masks, shading: SkinShading, seen: Plane) {
  const neckWeight = seen.map((s, o) => (s && shading.neck[o] > 0.5 ? 1 : 0))
  const bodyWeight = seen.map((s, o) => (s && shading.neck[o] < 0.3 ? 1 : 0))
  const necks = neckWeight.reduce((a, b) => a + b, 0)
  const bodies = bodyWeight.reduce((a, b) => a + b, 0)
  const onlyFace = necks + bodies < 150
  if (onlyFace) {
    for (let o = 0; o < half.n; o++) {
      const m = half.toMask(o)
      if (!half.hole[o] && masks.oval[m] && masks.shares[SKIN][m] > 0.6) bodyWeight[o] = neckWeight[o] = 0.05
    }
  }
  preferLit(half, bodyWeight)
  const unshaded = half.channels.map((channel) => channel.map((v, o) => v / shading.shade[o]))
  const tone = (weight: Plane) =>
    pushPull(unshaded, weight, half.w, half.h).map((p) => blur(p, half.w, half.h, half.w / 40))
  const neck = tone(necks > ENOUGH || onlyFace ? neckWeight : seen)
  const body = tone(bodies > ENOUGH || onlyFace ? bodyWeight : seen)
  const onlyThroat = bodies <= ENOUGH && necks > ENOUGH
  // only the shaded throat is seen: shoulders catch more light
  return { neck, body: onlyThroat ? body.map((p) => p.map((v) => v * 1.06)) : body }
}

/** Skin beside the hair lies in its shadow: the better lit part speaks. */
function preferLit(half: Half, weight: Plane) {
  const green = half.channels[1]
  const lights: number[] = []
  for (let o = 0; o < half.n; o += 3) if (weight[o]) lights.push(green[o])
  lights.sort((a, b) => a - b)
  const low = lights[(lights.length * 0.3) | 0] ?? 0
  const high = lights[(lights.length * 0.7) | 0] ?? 1
  for (let o = 0; o < half.n; o++) if (weight[o]) weight[o] *= smoothstep(low, high + 0.01, green[o])
}
