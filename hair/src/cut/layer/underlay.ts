import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { HairLayer } from './hair-layer.ts'

/** What lies around the hair, shares from 0 to 1. */
export interface Surroundings {
  /** The layer's matte, widely blurred. */
  body: Plane
  isBackground: Plane
  isFace: Plane
  /** Face, neck and shoulders. */
  isHead: Plane
  /** Where hair ends: what lies between its last strands, or between them and the neck, is no gap. */
  ends?: Plane | null
}

/**
 * How much of the hair behind shows, 0 to 1: under the layer itself, and in holes of the closed silhouette of
 * hair, face and neck; never as a smoky veil over the face.
 */
export function underlay(f: FaceFrame, { w, h, alpha }: HairLayer, around: Surroundings): Plane {
  const closed = wideBlur(
    alpha.map((a, i) => Math.max(a, around.isHead[i] > 0.5 ? 1 : 0)),
    w,
    h,
    f.s * 0.055,
  )
  const out = new Float32Array(w * h)
  let lowest = 9
  for (let y = 0; y < h; y += 4) {
    // hair that leaves the frame goes on below it
    const below = y > h - 12 ? 9 : 0
    for (let x = 0; x < w; x += 4)
      if (alpha[y * w + x] > 0.6) lowest = Math.min(lowest, toFace(f, x, y)[1] - below)
  }
  const thick = wideBlur(alpha, w, h, f.s * THICK)
  const sides = [-1, 1].map((side) => reachOf(thick, w, h, f, side))
  const top = outlineFromAbove(alpha, w, h, Math.round(f.s * NOTCH))
  for (let y = 0; y < h; y++) {
    const within = smoothstep(0, f.s * FRAME, y)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      // a bay of the outline is no gap: there the backdrop shows
      const bay = 0.22 * around.isBackground[i]
      const isGap = smoothstep(0.5 + bay, 0.85 + bay * 0.4, around.body[i])
      let a = isGap
      const { far, share } = sides[x < f.cx ? 0 : 1]
      const inset = far[y] - Math.abs(x - f.cx)
      if (around.isBackground[i] > 0.02 && inset > 0 && y >= top[x]) {
        const v = toFace(f, x, y)[1]
        const inside = smoothstep(0, f.s * 0.03, inset) * smoothstep(0.1, 0.7, share[y])
        const isHole = smoothstep(0.5, 0.66, closed[i]) * smoothstep(0.05, 0.35, around.isBackground[i])
        a = Math.max(a, isHole * inside * smoothstep(lowest + 0.1, lowest + 0.25, v))
      }
      const goesOn = 1 - (around.ends?.[i] ?? 0)
      out[i] =
        within *
        goesOn *
        a *
        (1 - smoothstep(0.45, 0.85, around.isFace[i]) * (1 - smoothstep(0.25, 0.6, alpha[i])))
    }
  }
  return out
}

/** A notch in the outline of twice this width is a gap, face heights. */
const NOTCH = 0.05

/**
 * Nothing shows at the top of the frame, face heights: what is beside a crown that leaves it there has, blurred, hair all
 * around, and the outline ended in stairs.
 */
const FRAME = 0.12

/** First row of each column that lies under hair; a notch no further than `reach` from both its sides is bridged. */
function outlineFromAbove(alpha: Plane, w: number, h: number, reach: number): Int32Array {
  const first = Int32Array.from({ length: w }, (_, x) => {
    let y = 0
    while (y < h && alpha[y * w + x] < 0.5) y++
    return y
  })
  return first.map((_, x) => {
    const left = Math.min(...first.subarray(Math.max(0, x - reach), x + 1))
    const right = Math.min(...first.subarray(x, x + reach + 1))
    return Math.max(left, right)
  })
}

/** How far from the middle of her face hair reaches on one side, per row, and how surely there is any. */
interface Reach {
  /** Pixels. */
  far: Plane
  share: Plane
}

/** Hair that survives a blur of so many face heights is no single lock. */
const THICK = 0.025
/** Rows that are looked at together, face heights. */
const ROWS = 0.06

/** Looked at over several rows: where a lock is torn or ends, the next row must not be another picture. */
function reachOf(thick: Plane, w: number, h: number, f: FaceFrame, side: number): Reach {
  const own = new Float32Array(h)
  for (let i = 0; i < thick.length; i++) {
    if (thick[i] <= 0.5) continue
    const y = (i / w) | 0
    own[y] = Math.max(own[y], side * ((i % w) - f.cx))
  }
  const r = Math.max(1, Math.round(f.s * ROWS))
  const far = own.map((_, y) => Math.max(...own.subarray(Math.max(0, y - r), y + 1)))
  const isThere = own.map((d) => (d > 0 ? 1 : 0))
  return { far, share: boxBlur(isThere, 1, h, r) }
}
