import { type Face, POINT, pointAt } from '../face/face.ts'
import { type FaceFrame, toFace, toPixels } from '../face/face-frame.ts'
import { LAYER, type Layout } from './layout.ts'

/** Row of the shoulder's outline per column: where it is seen, mirrored where only the other one is, else average. */
export function shoulderLine(layout: Layout, face: Face, f: FaceFrame): Float32Array {
  const { w } = layout
  const [axis] = pointAt(face, POINT.chin)
  const average = averageShoulder(f)
  const seen = seenShoulder(layout, face, f)
  const offset = new Float32Array(w)
  const weight = new Float32Array(w)
  for (let x = 0; x < w; x++) {
    const difference = seen[x] - average(x)
    if (!(Math.abs(difference) < f.s * 0.9)) continue
    offset[x] = Math.max(-0.3 * f.s, Math.min(0.5 * f.s, difference))
    weight[x] = 1
  }
  for (let x = 0; x < w; x++) {
    const mirrored = Math.round(2 * axis - x)
    if (weight[x] || mirrored < 0 || mirrored >= w || weight[mirrored] !== 1) continue
    offset[x] = offset[mirrored]
    weight[x] = 0.35
  }
  const line = offset.map((_, x) => average(x) + smoothed(offset, weight, x, f.s * 0.2))
  const limit = underHair(layout, face, f)
  const lift = line.map((y, x) => Math.max(0, y - limit[x]))
  return line.map((y, x) => y - widest(lift, x, Math.round(f.s * 0.08)))
}

/** How far above the ends of hair that lies on a body the shoulder is at least, face heights. */
const UNDER_HAIR = 0.1

/** Row the shoulder cannot lie below: where hair ends and body is seen, the body goes on behind the hair. */
function underHair({ w, h, layer, seen }: Layout, face: Face, f: FaceFrame): Float32Array {
  const chin = Math.max(0, Math.floor(pointAt(face, POINT.chin)[1]))
  const out = new Float32Array(w).fill(h)
  for (let x = 0; x < w; x++) {
    for (let y = chin + 1; y < h; y++) {
      const i = y * w + x
      if (!seen[i] || seen[i - w]) continue
      if (layer[i] >= LAYER.neck) out[x] = y - UNDER_HAIR * f.s
      break
    }
  }
  return out
}

/** The largest value around x, rounded off. */
function widest(values: Float32Array, x: number, r: number): number {
  let sum = 0
  for (let k = -r; k <= r; k++) {
    let most = 0
    for (let j = Math.max(0, x + k - r); j <= Math.min(values.length - 1, x + k + r); j += 3)
      most = Math.max(most, values[j])
    sum += most
  }
  return sum / (2 * r + 1)
}

/** An average shoulder in the frame of this head. */
function averageShoulder(f: FaceFrame): (x: number) => number {
  const [, base] = toPixels(f, 0, -0.95)
  return (x) => {
    const across = Math.abs(toFace(f, x, base)[0])
    const drop = across < 0.3 ? 0 : 0.62 * Math.min(1.6, across - 0.3) ** 0.85
    return base + f.s * (drop - 0.12)
  }
}

/** First row below the chin that is seen to be body, NaN where hair hangs before it. */
function seenShoulder({ w, h, layer, seen, alpha }: Layout, face: Face, f: FaceFrame): Float32Array {
  const chin = Math.floor(pointAt(face, POINT.chin)[1])
  const out = new Float32Array(w).fill(Number.NaN)
  for (let x = 0; x < w; x++) {
    for (let y = Math.max(0, chin); y < h; y++) {
      const i = y * w + x
      if (Math.abs(toFace(f, x, y)[0]) < 0.32 || (!seen[i] && alpha[i] > 0.5)) break
      if (!seen[i] || layer[i] < LAYER.neck) continue
      out[x] = y
      break
    }
  }
  return out
}

function smoothed(offset: Float32Array, weight: Float32Array, x: number, width: number): number {
  let sum = 0
  let total = 0.05
  for (let q = 0; q < offset.length; q++) {
    if (!weight[q]) continue
    const d = (q - x) / width
    const g = weight[q] * (Math.exp((-d * d) / 2) + 0.004 / (1 + d * d))
    total += g
    sum += g * offset[q]
  }
  return sum / total
}
