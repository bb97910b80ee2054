import { type Masks, SKIN } from '../matte/masks.ts'
import { blur } from '../pixels/blur.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import type { Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { LAYER } from './layout.ts'
import { membrane } from './membrane.ts'
import { pushPull } from './push-pull.ts'
import type { Reduced } from './reduced.ts'
import type { SkinShading } from './skin-shading.ts'

/** Fewer pixels than this say nothing about a tone (a quarter of the portrait's size). */
const ENOUGH = 30

/**
 * Bare neck and shoulders: a shading model times the tone of what is seen, then corrected by the smoothest
 * surface through the differences.
 * @param seen 1 where skin below the face is surely seen
 */
export function skinFill(at: Reduced, masks: Masks, shading: SkinShading, seen: Plane): Plane[] {
  const tones = bodyAndNeckTone(at, masks, shading, seen)
  const skin = at.layer.map((l) => (l === LAYER.body ? 1 : 0))
  const known = skin.map((inside, o) => (inside && seen[o] === 1 ? 1 : 0))
  // a little over the edge, where the soft layers still mix some of it in
  const domain = Uint8Array.from(boxBlur(Float32Array.from(skin), at.w, at.h, 3), (v) => (v > 0.001 ? 1 : 0))
  return at.channels.map((channel, c) => {
    const base = new Float32Array(at.n)
    const ratio = new Float32Array(at.n)
    for (let o = 0; o < at.n; o++) {
      const { body, neck } = tones
      base[o] = shading.shade[o] * (body[c][o] + (neck[c][o] - body[c][o]) * shading.neck[o])
      if (known[o]) ratio[o] = Math.max(0.88, Math.min(1.15, channel[o] / Math.max(0.02, base[o])))
    }
    const correction = membrane(ratio, known, domain, at.w, at.h)
    for (let o = 0; o < at.n; o++) base[o] *= correction[o]
    return base
  })
}

/** Tones of shoulders and throat; where one is hidden the other speaks, where both are, the face. */
function bodyAndNeckTone(at: Reduced, masks: Masks, shading: SkinShading, seen: Plane) {
  const neckWeight = seen.map((s, o) => (s && shading.neck[o] > 0.5 ? 1 : 0))
  const bodyWeight = seen.map((s, o) => (s && shading.neck[o] < 0.3 ? 1 : 0))
  const necks = neckWeight.reduce((a, b) => a + b, 0)
  const bodies = bodyWeight.reduce((a, b) => a + b, 0)
  const onlyFace = necks + bodies < 38
  if (onlyFace) {
    for (let o = 0; o < at.n; o++) {
      const m = at.toMask(o)
      if (!at.hole[o] && masks.oval[m] && masks.shares[SKIN][m] > 0.6) bodyWeight[o] = neckWeight[o] = 0.05
    }
  }
  preferLit(at, bodyWeight)
  preferLit(at, neckWeight)
  const unshaded = at.channels.map((channel) => {
    const out = new Float32Array(at.n)
    for (let o = 0; o < at.n; o++) out[o] = channel[o] / shading.shade[o]
    return out
  })
  const tone = (weight: Plane) =>
    pushPull(unshaded, weight, at.w, at.h).map((p) => blur(p, at.w, at.h, at.w / 40))
  const neck = tone(necks > ENOUGH || onlyFace ? neckWeight : seen)
  const body = tone(bodies > ENOUGH || onlyFace ? bodyWeight : seen)
  notDarker(neck, at, masks)
  const onlyThroat = bodies <= ENOUGH && necks > ENOUGH
  // only the shaded throat is seen: shoulders catch more light
  return { neck, body: onlyThroat ? body.map((p) => p.map((v) => v * 1.06)) : body }
}

/** Skin beside the hair lies in its shadow: the better lit part speaks. */
function preferLit(at: Reduced, weight: Plane) {
  const green = at.channels[1]
  const lights: number[] = []
  for (let o = 0; o < at.n; o += 3) if (weight[o]) lights.push(green[o])
  lights.sort((a, b) => a - b)
  const low = lights[(lights.length * 0.3) | 0] ?? 0
  const high = lights[(lights.length * 0.7) | 0] ?? 1
  for (let o = 0; o < at.n; o++) if (weight[o]) weight[o] *= smoothstep(low, high + 0.01, green[o])
}

/** What is seen of a throat often lies in the chin's shadow: beside it the neck is at least this share of the face's light. */
const NECK_LIGHT = 0.8

function notDarker(neck: Plane[], at: Reduced, masks: Masks) {
  const face = [0, 0, 0]
  let count = 0
  for (let o = 0; o < at.n; o++) {
    const m = at.toMask(o)
    if (at.hole[o] || !masks.oval[m] || masks.shares[SKIN][m] < 0.6) continue
    count++
    for (let c = 0; c < 3; c++) face[c] += at.channels[c][o]
  }
  if (!count) return
  const light = (face[0] * 0.3 + face[1] * 0.6 + face[2] * 0.1) / count
  for (let o = 0; o < at.n; o++) {
    const own = neck[0][o] * 0.3 + neck[1][o] * 0.6 + neck[2][o] * 0.1
    const gain = Math.min(1.3, Math.max(1, (NECK_LIGHT * light) / Math.max(0.02, own)))
    for (let c = 0; c < 3; c++) neck[c][o] *= gain
  }
}
