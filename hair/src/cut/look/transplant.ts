import type { Analysis } from '../../analysis/analyse.ts'
import type { Dye } from '../../colour/dye.ts'
import { dyeLayer } from '../../colour/dye-layer.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import { frameContact } from '../../matte/measures/frame-contact.ts'
import { fringeOf } from '../../matte/measures/fringe-of.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { valueNoise } from '../../pixels/value-noise.ts'
import { bared } from '../../plate/bared.ts'
import type { Plate } from '../../plate/make-plate.ts'
import { composeHair } from '../layer/compose-hair.ts'
import type { HairLayer } from '../layer/hair-layer.ts'
import type { Cut } from '../layer/own-hair.ts'
import { warpHair } from '../layer/warp-hair.ts'
import { headWarp } from './head-warp.ts'
import { type KeptFeatures, keptFeatures } from './kept-features.ts'
import { darkenRoots, lightHair } from './light-hair.ts'
import { type LookHair, mirrorLook, skinLight } from './look-hair.ts'
import { matchDetail } from './match-detail.ts'
import { FRINGE, type HairlineMatch, hairlineAt, matchHairline } from './match-hairline.ts'

/** How well a look sat on a head; see `pairFaults`. */
export interface PairMeasures extends KeptFeatures {
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
  /** Share of the lower edge of the frame where her hair went out and the look's does not. */
  hem: number
}

interface Transplanted {
  look: LookHair
  dye: Dye
  seed: number
  /** Whether the look is seen in a mirror. Default: as it fits her turn and her light best. */
  isMirrored?: boolean
}

/** Radius, face heights, beyond which the hairline moves nothing. */
const NEAR = 1.3

/** Puts the hair of a look on her head: dyed, warped, its hairline brought to hers, lit from her side. */
export function transplant(
  analysis: Analysis,
  plate: Plate,
  { look: given, dye, seed, isMirrored }: Transplanted,
): Cut & { measures: PairMeasures } {
  const { face, lab, matte } = analysis
  const f = faceFrame(face)
  const skin = skinLight(lab, matte.w, face)
  const look = (isMirrored ?? fitsMirrored(given, f, skin.side)) ? mirrorLook(given) : given
  const g = faceFrame(look.face)
  const dyed = { ...look, lab: dyeLayer(look, { frame: g, dye, seed }) }
  const warp = headWarp(face, look.face, matte)
  const lookFringe = fringeOf(look, look.face)
  const hers = { face, alpha: matte.alpha, size: matte, fringe: plate.layout.fringe }
  const match = matchHairline(hers, { hair: look, fringe: lookFringe, warp })
  const layer = layOn(dyed, { f, size: matte }, { warp, match, lookFringe })
  const gain = Math.min(1.15, Math.max(0.75, skin.L / 0.72)) ** 0.6
  lightHair(layer, f, { side: skin.side - look.skin.side, gain })
  matchDetail(layer, lab, matte.alpha)
  const picture = composeHair({ ...plate, face }, layer)
  const measures = {
    bared: bared(plate, layer, f.s),
    lift: match.lift,
    turn: Math.abs(f.nose - g.nose),
    shape: Math.abs(f.width / g.width - 1),
    zoom: f.s / g.s,
    hem: baredHem(matte, layer),
    ...keptFeatures({ before: analysis.picture, after: picture, face, hers: matte.alpha, laid: layer.alpha }),
  }
  return { picture, alpha: layer.alpha, measures }
}

/** Below a hem nobody has seen the clothes: guessed ones look torn. */
function baredHem(hers: Size & { alpha: Plane }, { alpha }: HairLayer): number {
  const row = (hers.h - 4) * hers.w
  let count = 0
  for (let i = row; i < row + hers.w; i++) if (hers.alpha[i] > 0.4 && alpha[i] < 0.3) count++
  return count / hers.w
}

/** Whether the mirror fits the turn of her head and her light clearly better. */
function fitsMirrored(look: LookHair, f: FaceFrame, side: number): boolean {
  const g = faceFrame(look.face)
  const cost = (sign: number) =>
    Math.abs(f.nose - sign * g.nose) * 3 + Math.abs(side - sign * look.skin.side) * 1.2
  return cost(-1) < cost(1) - 0.03
}

/** How a look is brought onto her head. */
interface Fitted {
  warp: (x: number, y: number) => [number, number]
  match: HairlineMatch
  lookFringe: number
}

function layOn(
  look: LookHair,
  { f, size }: { f: FaceFrame; size: Size },
  { warp, match, lookFringe }: Fitted,
): HairLayer {
  const g = faceFrame(look.face)
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
  darkenRoots(layer, f, { match, strength: hasFringe ? 0.3 : 1 })
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
