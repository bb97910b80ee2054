import type { Analysis } from '../analyse.ts'
import { type Face, outline, POINT, pointAt } from '../face/face.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import { fringeOf } from '../matte/fringe-of.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../matte/masks.ts'
import type { Matte } from '../matte/soft-matte.ts'
import { blur } from '../pixels/blur.ts'
import { fillPolygon } from '../pixels/fill-polygon.ts'
import type { Plane } from '../pixels/picture.ts'
import { LAYER, type Layout } from './layout.ts'
import { pushPull } from './push-pull.ts'
import { raiseNeckline } from './raise-neckline.ts'
import { shoulderLine } from './shoulder-line.ts'

/** Below this share of hair a pixel shows what lies behind. */
const SEEN = 0.06
/** Half width of the neck, face widths. */
const NECK = 0.315

/** Guesses what lies behind the hair: bodies are near symmetric, so a hidden shoulder takes the other's line. */
export function guessLayout({ masks, matte, picture, face: fullFace }: Analysis): Layout {
  const { w, h } = masks
  const face = placeFace(fullFace, w / picture.w)
  const frame = faceFrame(face)
  const alpha = mostAlpha(matte, w, h)
  const layout: Layout = {
    w,
    h,
    layer: new Uint8Array(w * h),
    seen: new Uint8Array(w * h),
    alpha,
    shoulders: new Float32Array(w),
    fringe: fringeOf({ w, h, alpha }, face),
  }
  labelSeen(layout, masks)
  layout.shoulders = shoulderLine(layout, face, frame)
  labelHidden(layout, masks, face, frame)
  roundShoulders(layout, frame)
  splitBody(layout, masks, face)
  const [axis, chin] = pointAt(face, POINT.chin)
  raiseNeckline(layout, axis, chin, frame.s)
  return layout
}

function mostAlpha(matte: Matte, w: number, h: number): Plane {
  const out = new Float32Array(w * h)
  for (let y = 0; y < matte.h; y++) {
    const row = Math.min(h - 1, ((y * h) / matte.h) | 0) * w
    for (let x = 0; x < matte.w; x++) {
      const j = row + Math.min(w - 1, ((x * w) / matte.w) | 0)
      out[j] = Math.max(out[j], matte.alpha[y * matte.w + x])
    }
  }
  return out
}

function labelSeen(out: Layout, masks: Masks) {
  const likely = [LAYER.background, LAYER.background, LAYER.neck, LAYER.clothes]
  for (let i = 0; i < out.layer.length; i++) {
    if (out.alpha[i] > SEEN) continue
    out.seen[i] = 1
    let best = BACKGROUND
    for (let c = 1; c < 4; c++) if (masks.shares[c][i] > masks.shares[best][i]) best = c
    out.layer[i] = likely[best]
  }
}

function labelHidden(out: Layout, masks: Masks, face: Face, f: FaceFrame) {
  const neck = fillPolygon(neckOutline(face, f), out.w, out.h)
  const temple = toFace(f, ...pointAt(face, POINT.foreheadTop))[0] * 0.6
  for (let i = 0; i < out.layer.length; i++) {
    if (out.seen[i]) continue
    const x = i % out.w
    const y = (i / out.w) | 0
    const [u, v] = toFace(f, x, y)
    // the skull outside the face is covered by any new cut: background there
    const isForehead = v > 0.22 && Math.hypot((u - temple) / (f.width * 0.5), (v - 0.22) / 0.46) < 1
    if (masks.oval[i] || isForehead) out.layer[i] = LAYER.face
    else if (y > out.shoulders[x]) out.layer[i] = LAYER.clothes
    else out.layer[i] = neck[i] ? LAYER.neck : LAYER.background
  }
}

function neckOutline(face: Face, f: FaceFrame): [number, number][] {
  const half = Math.min(0.26, f.width * NECK)
  const lowLeft = toPixels(f, -half, -1.02)
  const lowRight = toPixels(f, half, -1.02)
  const [left, right] = outline(face, [172, 397])
  const between = (p: [number, number], q: [number, number], t: number): [number, number] => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ]
  const jawRight = between(right, pointAt(face, 365), 0.9)
  return [
    between(left, pointAt(face, 136), 0.9),
    pointAt(face, POINT.chin),
    jawRight,
    between(jawRight, lowRight, 0.5),
    lowRight,
    [lowRight[0] + f.s * 0.12, lowRight[1] + f.s * 0.14],
    [lowLeft[0] - f.s * 0.12, lowLeft[1] + f.s * 0.14],
    lowLeft,
    between(between(left, pointAt(face, 136), 0.9), lowLeft, 0.5),
  ]
}

/** Rounds the guessed outline where the neck runs into the shoulders. */
function roundShoulders(out: Layout, f: FaceFrame) {
  const body = Float32Array.from(out.layer, (l) => (l >= LAYER.neck ? 1 : 0))
  const soft = blur(body, out.w, out.h, f.s * 0.035)
  for (let i = 0; i < out.layer.length; i++) {
    if (out.seen[i] || out.layer[i] === LAYER.face) continue
    if (soft[i] < 0.45) out.layer[i] = LAYER.background
    else if (soft[i] > 0.55 && out.layer[i] === LAYER.background) {
      const isLow = ((i / out.w) | 0) > out.shoulders[i % out.w] - f.s * 0.12
      out.layer[i] = isLow ? LAYER.clothes : LAYER.neck
    }
  }
}

/** Skin or cloth? The visible answer, else the mirrored one, else spread; cut sharply like a garment's edge. */
function splitBody(out: Layout, masks: Masks, face: Face) {
  const { w, h, layer, seen } = out
  const [axis, chin] = pointAt(face, POINT.chin)
  const eyes = pointAt(face, POINT.eyeOuterLeft)[1]
  const weight = new Float32Array(w * h)
  const skin = new Float32Array(w * h)
  for (let i = 0; i < layer.length; i++) {
    if (!seen[i] || ((i / w) | 0) <= chin || layer[i] < LAYER.neck) continue
    weight[i] = 1
    skin[i] = masks.shares[SKIN][i] / (masks.shares[SKIN][i] + masks.shares[CLOTHES][i] + 1e-4)
  }
  for (let i = 0; i < layer.length; i++) {
    if (seen[i] || layer[i] < LAYER.neck) continue
    const mirrored = Math.round(2 * axis - (i % w))
    const j = i - (i % w) + mirrored
    if (mirrored < 0 || mirrored >= w || !seen[j] || weight[j] !== 1) continue
    weight[i] = 0.3
    skin[i] = skin[j]
  }
  const spread = blur(pushPull([skin], weight, w, h)[0], w, h, 3)
  for (let i = 0; i < layer.length; i++) {
    if (!seen[i] && layer[i] === LAYER.clothes && spread[i] > 0.62) layer[i] = LAYER.body
    else if (seen[i] && layer[i] === LAYER.neck) {
      // the mesh ends below the hairline
      const isFace = masks.oval[i] || ((i / w) | 0) < eyes
      layer[i] = isFace ? LAYER.face : LAYER.body
    }
  }
}
