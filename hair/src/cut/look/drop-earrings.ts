import type { Face } from '../../face/face.ts'
import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { HairLayer } from '../layer/hair-layer.ts'

/** Where earrings hang: from the edge of the face outwards and from the ear downwards, face heights. */
const PLACE = { inner: -0.07, outer: 0.08, top: 0.02, bottom: -0.38 } as const
/** How far metal stands out of the hair around it, OKLab. */
const SHINE = 0.1
const TINT = 0.07
/** Beyond this many square face heights it is the hair itself that shines. */
const MOST = 0.02

/** Takes the earrings of a look out: over hair they are painted over, beside it removed. Writes into the layer. */
export function dropEarrings(layer: HairLayer, face: Face): void {
  const f = faceFrame(face)
  const ears = cut(layer, aroundEars(layer, f))
  const { w, h, alpha, lab } = ears
  const masked = (c: number, keep?: Plane) => {
    const out = new Float32Array(w * h)
    for (let i = 0; i < out.length; i++) out[i] = lab[i * 3 + c] * alpha[i] * (keep ? keep[i] : 1)
    return out
  }
  const cover = wideBlur(alpha, w, h, f.s * 0.035)
  const around = [0, 1, 2].map((c) => wideBlur(masked(c), w, h, f.s * 0.035))
  const found = new Float32Array(w * h)
  let count = 0
  for (let i = 0; i < found.length; i++) {
    if (alpha[i] < 0.1 || cover[i] < 0.05) continue
    const [u, v] = toFace(f, ears.x + (i % w), ears.y + ((i / w) | 0))
    const out = Math.abs(u) - f.width / 2
    if (out < PLACE.inner || out > PLACE.outer || v > PLACE.top || v < PLACE.bottom) continue
    const shine = lab[i * 3] - around[0][i] / cover[i]
    const tint = Math.hypot(
      lab[i * 3 + 1] - around[1][i] / cover[i],
      lab[i * 3 + 2] - around[2][i] / cover[i],
    )
    if (shine < SHINE && tint < TINT) continue
    found[i] = 1
    count++
  }
  if (!count || count > MOST * f.s * f.s) return
  const near = blur(found, w, h, Math.max(1, f.s * 0.006))
  const keep = near.map((v) => (v > 0.12 ? 0 : 1))
  const kept = wideBlur(
    alpha.map((a, i) => a * keep[i]),
    w,
    h,
    f.s * 0.02,
  )
  const fill = [0, 1, 2].map((c) => wideBlur(masked(c, keep), w, h, f.s * 0.02))
  for (let i = 0; i < alpha.length; i++) {
    if (keep[i]) continue
    const o = (ears.y + ((i / w) | 0)) * layer.w + ears.x + (i % w)
    layer.alpha[o] *= smoothstep(0.45, 0.75, cover[i])
    if (kept[i] < 0.02) continue
    for (let c = 0; c < 3; c++) layer.lab[o * 3 + c] = fill[c][i] / kept[i]
  }
}

interface Rectangle extends Size {
  x: number
  y: number
}

function aroundEars({ w, h }: Size, f: FaceFrame): Rectangle {
  const across = f.s * (f.width / 2 + PLACE.outer + 0.15)
  const x = Math.max(0, Math.floor(f.cx - across))
  const y = Math.max(0, Math.floor(f.cy - f.s * (PLACE.top + 0.2)))
  const right = Math.min(w, Math.ceil(f.cx + across))
  const bottom = Math.min(h, Math.ceil(f.cy - f.s * (PLACE.bottom - 0.2)))
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) }
}

function cut(layer: HairLayer, { x, y, w, h }: Rectangle): HairLayer & Rectangle {
  const alpha = new Float32Array(w * h)
  const lab = new Float32Array(w * h * 3)
  for (let row = 0; row < h; row++) {
    const from = (y + row) * layer.w + x
    alpha.set(layer.alpha.subarray(from, from + w), row * w)
    lab.set(layer.lab.subarray(from * 3, (from + w) * 3), row * w * 3)
  }
  return { x, y, w, h, alpha, lab }
}
