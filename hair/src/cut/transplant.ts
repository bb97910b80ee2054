import type { Analysis } from '../analyse.ts'
import type { Dye } from '../colour/dye.ts'
import { dyeLayer } from '../colour/dye-layer.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../face/face-frame.ts'
import { frameContact } from '../matte/frame-contact.ts'
import { fringeOf } from '../matte/fringe-of.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { valueNoise } from '../pixels/value-noise.ts'
import { bared } from '../plate/bared.ts'
import type { Plate } from '../plate/make-plate.ts'
import { composeHair } from './compose-hair.ts'
import type { HairLayer } from './hair-layer.ts'
import { ANGLES, angleIndex } from './hairline.ts'
import { headWarp } from './head-warp.ts'
import { type LookHair, mirrorLook, skinLight } from './look-hair.ts'
import { matchDetail } from './match-detail.ts'
import { FRINGE, type HairlineMatch, matchHairline } from './match-hairline.ts'
import type { Cut } from './own-hair.ts'
import { warpHair } from './warp-hair.ts'

/** How well a look sat on a head; see `pairFaults`. */
export interface PairMeasures {
  /** Untrusted repainted ground left bare, square face heights. */
  bared: number
  /** How far the hairline had to move, face heights. */
  lift: number
  /** Difference of the heads' turn. */
  turn: number
  /** Difference of the faces' proportions. */
  shape: number
  /** Enlargement of the look's hair. */
  zoom: number
}

/** Radius, face heights, beyond which the hairline moves nothing. */
const NEAR = 1.3

/** Puts the hair of a look on her head: dyed, warped, its hairline brought to hers, lit from her side. */
export function transplant(
  analysis: Analysis,
  plate: Plate,
  given: LookHair,
  dye: Dye,
  seed: number,
): Cut & { measures: PairMeasures } {
  const { face, lab, matte } = analysis
  const f = faceFrame(face)
  const skin = skinLight(lab, matte.w, face)
  const look = facing(given, f, skin.side)
  const g = faceFrame(look.face)
  const dyed = { ...look, lab: dyeLayer(look, g, dye, seed) }
  const warp = headWarp(face, look.face, matte)
  const lookFringe = fringeOf(look, look.face)
  const hers = { face, alpha: matte.alpha, size: matte, fringe: plate.layout.fringe }
  const match = matchHairline(hers, look, lookFringe, warp)
  const layer = layOn(dyed, f, g, warp, match, lookFringe, matte)
  light(layer, f, skin.side - look.skin.side, Math.min(1.15, Math.max(0.75, skin.L / 0.72)) ** 0.6)
  matchDetail(layer, lab, matte.alpha)
  const picture = composeHair(plate.picture, plate.layout, face, layer)
  const measures = {
    bared: bared(plate, layer.alpha, matte, f.s),
    lift: match.lift,
    turn: Math.abs(f.nose - g.nose),
    shape: Math.abs(f.width / g.width - 1),
    zoom: f.s / g.s,
  }
  return { picture, alpha: layer.alpha, measures }
}

/** Mirrored when that fits the turn of her head and her light clearly better. */
function facing(look: LookHair, f: FaceFrame, side: number): LookHair {
  const g = faceFrame(look.face)
  const cost = (sign: number) =>
    Math.abs(f.nose - sign * g.nose) * 3 + Math.abs(side - sign * look.skin.side) * 1.2
  return cost(-1) < cost(1) - 0.03 ? mirrorLook(look) : look
}

function layOn(
  look: LookHair,
  f: FaceFrame,
  g: FaceFrame,
  warp: (x: number, y: number) => [number, number],
  match: HairlineMatch,
  lookFringe: number,
  size: { w: number; h: number },
): HairLayer {
  const contact = frameContact(look)
  const noise = valueNoise(11)
  const hasFringe = lookFringe >= FRINGE
  const layer = warpHair(look, size, (x, y, out) => {
    const [u, v] = toFace(f, x, y)
    const r = Math.hypot(u, v)
    // far from the face nothing is moved any more
    const place = r < NEAR ? hairlineAt(match, u, v) : null
    let keep = 1
    let [X, Y] = [x, y]
    if (place) {
      const fade = Math.max(0, 1 - Math.max(0, r - place.radius) / Math.max(0.4, 2.1 * Math.abs(place.shift)))
      const push = r > 0.05 ? (place.shift * smoothstep(0, 1, fade) * smoothstep(0.05, 0.2, r)) / r : 0
      ;[X, Y] = toPixels(f, u * (1 + push), v * (1 + push))
      // a thin, strand-wise start; nothing below it without a fringe
      const strand = noise(place.angle * 5.1) * 0.6 + noise(place.angle * 13) * 0.4
      const start = smoothstep(place.radius - 0.03 + 0.009 * strand, place.radius + 0.024 + 0.012 * strand, r)
      if (!hasFringe) keep *= 1 - place.line * (1 - start)
    }
    const [sx, sy] = warp(X, Y)
    out[0] = beyondSides(sx)
    out[1] = sy
    out[2] = keep * frameTaper(sx, sy)
  })
  darkenRoots(layer, f, match, hasFringe ? 0.3 : 1)
  return layer

  /** Hair cut off by the look's frame ends in tapered strands instead of a straight edge. */
  function frameTaper(sx: number, sy: number): number {
    let keep = 1
    if (contact.bottom > 0.02) {
      const tail = 0.05 + 0.22 * Math.abs(noise(sx * 0.11) * 0.6 + noise(sx * 0.37) * 0.5)
      keep *= smoothstep(look.h - 2, look.h - 2 - g.s * tail, sy)
    }
    if (contact.sides > 0.02) {
      const tail = 0.1 + 0.25 * Math.abs(noise(sy * 0.07 + 50))
      keep *= smoothstep(-g.s * tail, 0, Math.min(sx, look.w - 1 - sx))
    }
    return keep
  }

  /** Hair cut off by the sides of the look's frame goes on for a while as its own mirror image. */
  function beyondSides(sx: number): number {
    if (contact.sides <= 0.02) return sx
    return sx < 0 ? -sx : sx > look.w - 2 ? 2 * (look.w - 2) - sx : sx
  }
}

/** The hairline at the angle of a point; null below the jaw. `line`: 1 on the forehead, 0 beside the ears. */
function hairlineAt({ radius, shift }: HairlineMatch, u: number, v: number) {
  const at = angleIndex(u, v)
  if (at < 0 || at >= ANGLES - 1) return null
  const k = at | 0
  const t = at - k
  const angle = (at - (ANGLES - 1) / 2) * 5
  return {
    angle,
    radius: radius[k] * (1 - t) + radius[k + 1] * t,
    shift: shift[k] * (1 - t) + shift[k + 1] * t,
    line: smoothstep(100, 70, Math.abs(angle)),
  }
}

function darkenRoots(layer: HairLayer, f: FaceFrame, match: HairlineMatch, strength: number) {
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
function light({ alpha, lab, w }: HairLayer, f: FaceFrame, side: number, gain: number) {
  const slope = Math.max(-0.12, Math.min(0.12, side * 0.7))
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0) continue
    const [u] = toFace(f, i % w, (i / w) | 0)
    lab[i * 3] *= gain * (1 + slope * Math.max(-1, Math.min(1, u / 0.6)))
  }
}
