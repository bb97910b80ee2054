import { blur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { type GuidedCoefficients, guidedCoefficients } from '../../pixels/guided-filter.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { HAIR, type Masks, SKIN } from '../masks.ts'
import { dropBeyondPerson } from './beyond-person.ts'
import { edgeGuide } from './edge-guide.ts'
import { findGaps } from './find-gaps.ts'
import { localMean } from './local-mean.ts'
import { softenRim } from './soft-rim.ts'
import { growWisps } from './wisps.ts'

/** The soft matte at full size. A pixel is alpha · hair + (1 - alpha) · behind. */
export interface Matte extends Size {
  /** 0 to 1. */
  alpha: Plane
  /** Size of the planes below. */
  small: Size
  /** OKLab of the hair near a pixel: three planes. */
  hair: Plane[]
  /** OKLab of what is not hair near a pixel: three planes. */
  behind: Plane[]
  /** 0 to 1: hair next to the face (roots), which recolouring treats gently. */
  rim: Plane
}

/** What is known at mask size about every pixel, to be read at full size. */
interface Coarse {
  fit: GuidedCoefficients
  /** 0 surely not hair, 1 surely hair, between: the band that is looked at closely. */
  band: Plane
  hair: Plane[]
  behind: Plane[]
  /** 1 on the person, 0 where nobody is repainted. */
  person: Plane
}

/**
 * All statistics are gathered at mask size; at full size only the uncertain band is visited: fast guided
 * filter, then each pixel is projected on the line from the local colour behind to the local hair colour. Where
 * nobody is, nothing is repainted, however alike it looks.
 * @param lab the full picture in OKLab, interleaved
 */
export function softMatte(masks: Masks, lab: Float32Array, full: Size): Matte {
  const coarse = readCoarse(masks, lab, full)
  const n = full.w * full.h
  const out: Matte = {
    ...full,
    alpha: new Float32Array(n),
    small: { w: masks.w, h: masks.h },
    hair: coarse.hair,
    behind: coarse.behind,
    rim: roots(masks),
  }
  for (let y = 0; y < full.h; y++) {
    const fy = Math.min(masks.h - 1, Math.max(0, ((y + 0.5) * masks.h) / full.h - 0.5))
    const row = (fy | 0) * masks.w
    const below = Math.min(masks.h - 1, (fy | 0) + 1) * masks.w
    for (let x = 0; x < full.w; x++) {
      const fx = Math.min(masks.w - 1, Math.max(0, ((x + 0.5) * masks.w) / full.w - 0.5))
      const next = Math.min(masks.w - 1, (fx | 0) + 1)
      const i = y * full.w + x
      out.alpha[i] = alphaAt(
        coarse,
        lab,
        i,
        row + (fx | 0),
        row + next,
        below + (fx | 0),
        below + next,
        fx % 1,
        fy % 1,
      )
    }
  }
  softenRim(out, masks, lab)
  growWisps(out, masks, lab)
  dropBeyondPerson(out, masks)
  return out
}

function readCoarse(masks: Masks, lab: Float32Array, full: Size): Coarse {
  const { w, h } = masks
  const low = shrinkColour(lab, full, masks)
  const up = masks.shares[HAIR].map((p) => smoothstep(0.25, 0.75, p))
  const narrow = boxBlur(up, w, h, 2)
  const wide = boxBlur(up, w, h, 4)
  const skin = blur(masks.shares[SKIN], w, h, 2)
  // narrow against skin (no tint on the forehead), wider against the background (wisps)
  const band = narrow.map((a, i) => {
    if (a > 0.97) return a
    const k = smoothstep(0.1, 0.4, skin[i])
    return a * k + Math.max(a, wide[i] * 0.8) * (1 - k)
  })
  const sureHair = narrow.map((a) => (a > 0.985 ? 1 : 0))
  const sureRest = wide.map((a) => (a < 0.01 ? 1 : 0))
  const gaps = findGaps(low, { sureHair, sureRest }, masks)
  const trulyHair = sureHair.map((sure, i) => sure * (1 - gaps[i]))
  return {
    fit: guidedCoefficients({ guide: edgeGuide(low), w, h }, 2, 4e-5)(up),
    band: band.map((e, i) => e * (1 - 0.6 * gaps[i])),
    hair: localMean(low, trulyHair, masks),
    behind: localMean(low, sureRest, masks),
    person: masks.person.map((share) => smoothstep(0.25, 0.75, share)),
  }
}

/** Area average of an interleaved 3-channel picture. */
function shrinkColour(colour: Float32Array, from: Size, to: Size): Float32Array {
  const out = new Float32Array(to.w * to.h * 3)
  const count = new Float32Array(to.w * to.h)
  for (let y = 0, i = 0; y < from.h; y++) {
    const row = Math.min(to.h - 1, ((y * to.h) / from.h) | 0) * to.w
    for (let x = 0; x < from.w; x++, i += 3) {
      const j = row + Math.min(to.w - 1, ((x * to.w) / from.w) | 0)
      out[j * 3] += colour[i]
      out[j * 3 + 1] += colour[i + 1]
      out[j * 3 + 2] += colour[i + 2]
      count[j]++
    }
  }
  for (let k = 0; k < out.length; k++) out[k] /= Math.max(1, count[(k / 3) | 0])
  return out
}

/** Alpha of full pixel i from its four coarse neighbours a b / c d. */
function alphaAt(
  coarse: Coarse,
  lab: Float32Array,
  i: number,
  a: number,
  b: number,
  c: number,
  d: number,
  tx: number,
  ty: number,
): number {
  const wa = (1 - tx) * (1 - ty)
  const wb = tx * (1 - ty)
  const wc = (1 - tx) * ty
  const wd = tx * ty
  const { band, fit, hair, behind, person } = coarse
  const clip = person[a] * wa + person[b] * wb + person[c] * wc + person[d] * wd
  const i3 = i * 3
  const e = band[a] * wa + band[b] * wb + band[c] * wc + band[d] * wd
  if (e > 0.985 || e < 0.004) return e > 0.5 ? clip : 0
  let squared = 0
  let along = 0
  let guided = fit[3][a] * wa + fit[3][b] * wb + fit[3][c] * wc + fit[3][d] * wd
  for (let q = 0; q < 3; q++) {
    const gain = q ? 2 : 1
    const f = hair[q][a] * wa + hair[q][b] * wb + hair[q][c] * wc + hair[q][d] * wd
    const g = behind[q][a] * wa + behind[q][b] * wb + behind[q][c] * wc + behind[q][d] * wd
    const slope = fit[q][a] * wa + fit[q][b] * wb + fit[q][c] * wc + fit[q][d] * wd
    guided += slope * lab[i3 + q] * gain
    const line = (f - g) * gain
    squared += line * line
    along += (lab[i3 + q] - g) * gain * line
  }
  const filtered = smoothstep(0.06, 0.92, guided)
  const projected = smoothstep(0.06, 0.86, along / (squared + 1e-6))
  const trust = smoothstep(0.07, 0.2, Math.sqrt(squared)) * 0.9
  const alpha = filtered + (projected - filtered) * trust
  const core = smoothstep(0.8, 0.985, e)
  return (alpha + (1 - alpha) * core) * (1 - smoothstep(0.12, 0.004, e)) * clip
}

function roots(masks: Masks): Plane {
  const { w, h } = masks
  const hair = masks.shares[HAIR]
  const face = masks.shares[SKIN].map((skin, i) => Math.max(skin, masks.oval[i] * (1 - hair[i])))
  return blur(face, w, h, w / 60).map((v) => smoothstep(0.04, 0.45, v))
}
