import { type FaceFrame, toFace } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { growSeeds } from './grow-seeds.ts'
import { type HueLine, hueLine } from './hue-line.ts'

/** What lies inside the matte and is no hair, 0 to 1, at half the size. */
export interface ForeignThings extends Size {
  share: Plane
}

/** More of the hair than this is no earring but the hair's own colours. */
const MOST = 0.05
/** An ear is found by its reddest spots; what touches them counts from this share of the distance on. */
const FAINT = 0.45
/** Distance from the hair's own colours, OKLab a and b, from which a pixel is foreign: beside the ears, and elsewhere. */
const LEAST = { ears: 0.035, elsewhere: 0.055 } as const

/**
 * Earrings, beads and leaves seen through curls: places whose hue is not the hair's. White light on strands is
 * none, and hair of many colours hides them. Remembered for one picture and matte.
 * @returns null when there is nothing
 */
export function foreignThings(lab: Float32Array, matte: Matte, f: FaceFrame): ForeignThings | null {
  const known = remembered.get(lab)
  if (known?.alpha === matte.alpha) return known.things
  const things = findThings(lab, matte, f)
  remembered.set(lab, { alpha: matte.alpha, things })
  return things
}
const remembered = new WeakMap<Float32Array, { alpha: Plane; things: ForeignThings | null }>()

function findThings(lab: Float32Array, matte: Matte, f: FaceFrame): ForeignThings | null {
  const line = hueLine(lab, matte.alpha)
  if (!line) return null
  const own = meanLight(lab, matte.alpha)
  const size = { w: matte.w >> 1, h: matte.h >> 1 }
  const ears = new Float32Array(size.w * size.h)
  const nearEars = new Float32Array(size.w * size.h)
  const elsewhere = new Float32Array(size.w * size.h)
  let [hair, beside, far] = [0, 0, 0]
  for (let y = 0; y < size.h; y++) {
    for (let x = 0; x < size.w; x++) {
      const i = 2 * y * matte.w + 2 * x
      if (matte.alpha[i] < 0.3) continue
      hair++
      const distance = offLine(line, lab, i, matte.w) * notGlowing(lab, i * 3, own)
      if (distance < FAINT * LEAST.ears) continue
      const [u, v] = toFace(f, 2 * x, 2 * y)
      const isByEar = v < 0.2 && v > -0.75 && Math.abs(u) > 0.3 * f.width && Math.abs(u) < f.width
      const least = isByEar
        ? Math.max(LEAST.ears, 4 * line.spread)
        : Math.max(LEAST.elsewhere, 5 * line.spread)
      const share = smoothstep(least, least * 1.6, distance)
      const j = y * size.w + x
      if (isByEar) {
        beside += share
        ears[j] = share
        nearEars[j] = smoothstep(least * FAINT, least, distance)
      } else {
        far += share
        elsewhere[j] = share
      }
    }
  }
  const hasEars = beside > 8 && beside < MOST * hair
  const hasElsewhere = far > 8 && far < MOST * hair
  if (!hasEars && !hasElsewhere) return null
  const share = hasElsewhere ? elsewhere : new Float32Array(size.w * size.h)
  if (hasEars) {
    const grown = growSeeds(ears, nearEars, size)
    const isEar = grown.reduce((sum, v) => sum + v) < MOST * hair
    for (let j = 0; j < share.length; j++) share[j] += isEar ? grown[j] : ears[j]
  }
  return { ...size, share: gathered(share, size) }
}

/**
 * 0 for what is as dark as dark hair and reddish: hair in the glow of clothes or skin; 1 for what is lighter, or of any
 * other hue.
 */
function notGlowing(lab: Float32Array, k: number, own: number): number {
  return own > DARK || lab[k + 1] < 0 ? 1 : smoothstep(own, own + 0.1, lab[k])
}
/** Mean OKLab lightness up to which hair is dark. */
const DARK = 0.4

function meanLight(lab: Float32Array, alpha: Plane): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < alpha.length; i += 13) {
    if (alpha[i] <= 0.95) continue
    sum += lab[i * 3]
    count++
  }
  return sum / count
}

/** Single pixels are noise; what is foreign has a soft rim of its own colour. */
function gathered(share: Plane, { w, h }: Size): Plane {
  const near = boxBlur(share, w, h, 1)
  return boxBlur(
    near.map((v) => smoothstep(0.15, 0.5, v)),
    w,
    h,
    1,
  )
}

/** Distance of the four pixels at i from the hair's hues. */
function offLine(line: HueLine, lab: Float32Array, i: number, w: number): number {
  let [L, a, b] = [0, 0, 0]
  for (const k of [i * 3, i * 3 + 3, (i + w) * 3, (i + w) * 3 + 3]) {
    L += lab[k] / 4
    a += lab[k + 1] / 4
    b += lab[k + 2] / 4
  }
  return Math.hypot(a - line.a - line.aSlope * L, b - line.b - line.bSlope * L)
}
