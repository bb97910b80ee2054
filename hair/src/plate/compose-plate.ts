import type { Analysis } from '../analyse.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import { featureArea } from '../matte/face-areas.ts'
import { blur } from '../pixels/blur.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { samplePlane } from '../pixels/sample-plane.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import type { Half } from './half.ts'
import { LAYER, type Layout } from './layout.ts'
import type { PatchField } from './patch-fill.ts'
import type { SmoothFills } from './smooth-fills.ts'

const clamp = (v: number, limit: number): number => Math.max(-limit, Math.min(limit, v))

/** Paints the plate at full size: patches bring the photo's own grain and sharpness. */
export function composePlate(
  analysis: Analysis,
  layout: Layout,
  half: Half,
  fills: SmoothFills,
  guess: Plane[],
  patches: PatchField,
  plain: number,
): Picture {
  const { picture } = analysis
  const { w, h } = picture
  const photo = (c: number, i: number) => picture.data[i * 3 + c] / 255
  const low = [0, 1, 2].map((c) =>
    blur(
      Float32Array.from({ length: w * h }, (_, i) => photo(c, i)),
      w,
      h,
      4,
    ),
  )
  const correction = clothesCorrection(half, fills, patches)
  const cover = blur(Float32Array.from(half.hole), half.w, half.h, 2)
  const faceCover = faceRepaint(analysis, layout, half)
  const frame = faceFrame(analysis.face)
  const grain = cheekGrain((i) => photo(1, i), low[1], w, frame)
  const next = random(5)
  const data = new Uint8Array(picture.data)
  const patch = new Float64Array(6)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const up = (plane: Plane) => samplePlane(plane, half, picture, x, y)
      const o = Math.min(half.h - 1, y >> 1) * half.w + Math.min(half.w - 1, x >> 1)
      const onFace = smoothstep(0.3, 0.7, up(half.soft[LAYER.face]))
      const elsewhere = onFace < 1 ? smoothstep(0.45, 0.95, up(cover)) : 0
      const paint = (onFace > 0 ? faceCover.paint[i] * onFace : 0) + elsewhere * (1 - onFace)
      if (paint <= 0.004) continue
      const found = readPatch(half, patches, photo, low, plain, x, y, w, h, patch)
      const noise = (next() + next() + next() - 1.5) * grain * 1.6
      const turn = onFace > 0 ? faceCover.turn[i] : 0
      const skinShare = Math.max(up(half.soft[LAYER.neck]), up(half.soft[LAYER.body])) * (1 - onFace)
      const rest = Math.max(0, 1 - onFace - skinShare)
      for (let c = 0; c < 3; c++) {
        let copied = found ? patch[c] + up(correction[c]) : guess[c][o]
        if (half.layer[o] === LAYER.background) {
          // a plain backdrop keeps its gradient and only borrows grain
          const smooth = up(fills.background[c]) + (found ? clamp(patch[c + 3], 0.06) : noise)
          copied += (smooth - copied) * plain
        }
        const bare =
          up(fills.skin[c]) + (found && half.layer[o] === LAYER.body ? clamp(patch[c + 3], 0.018) : noise)
        const value = rest * copied + skinShare * bare + onFace * (up(fills.face[c]) * (1 - turn) + noise)
        const mixed = photo(c, i) * (1 - paint) + value * paint
        data[i * 3 + c] = Math.max(0, Math.min(255, Math.round(255 * mixed)))
      }
    }
  }
  return { w, h, data }
}

/** Mean of the patches over a pixel into out[0..2], their fine detail into out[3..5]; false when there is none. */
function readPatch(
  half: Half,
  patches: PatchField,
  photo: (c: number, i: number) => number,
  low: Plane[],
  plain: number,
  x: number,
  y: number,
  w: number,
  h: number,
  out: Float64Array,
): boolean {
  out.fill(0)
  const layer = half.layer[Math.min(half.h - 1, y >> 1) * half.w + Math.min(half.w - 1, x >> 1)]
  const spread = 0.06 + 0.3 * (layer === LAYER.background ? plain : 0.5)
  let weight = 0
  for (let v = -1; v <= 1; v++) {
    for (let u = -1; u <= 1; u++) {
      const X = (x >> 1) + u
      const Y = (y >> 1) + v
      if (X < 0 || Y < 0 || X >= half.w || Y >= half.h) continue
      const q = Y * half.w + X
      if (!half.hole[q] || patches.x[q] < 0 || half.layer[q] !== layer) continue
      const dx = x - 2 * X
      const sx = 2 * patches.x[q] + (patches.mirrored[q] ? 1 - dx : dx)
      const sy = 2 * patches.y[q] + (y - 2 * Y)
      if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue
      const s = sy * w + sx
      const g = u || v ? spread : 1
      weight += g
      for (let c = 0; c < 3; c++) {
        out[c] += g * photo(c, s)
        out[c + 3] += g * (photo(c, s) - low[c][s])
      }
    }
  }
  if (weight > 0) for (let c = 0; c < 6; c++) out[c] /= weight
  return weight > 0
}

/** Clothes: patches, with a third of the layer's own slow shading mixed in. */
function clothesCorrection(half: Half, fills: SmoothFills, patches: PatchField): Plane[] {
  const mask = half.layer.map((l, o) => (half.hole[o] && l === LAYER.clothes ? 1 : 0))
  const cover = blur(Float32Array.from(mask), half.w, half.h, half.w / 30)
  return fills.clothes.map((fill, c) => {
    const difference = fill.map((v, o) => (mask[o] ? v - patches.planes[c][o] : 0))
    const smooth = blur(difference, half.w, half.h, half.w / 30)
    return smooth.map((v, o) =>
      half.layer[o] === LAYER.clothes && cover[o] > 1e-3 ? (0.35 * v) / cover[o] : 0,
    )
  })
}

/**
 * Her own face stays: only pixels that really hold hair, and a thin rim of its shadow, are repainted; brows
 * and eyes never. `turn`: how much darker the face gets where it turns away, 0 to 1.
 */
function faceRepaint({ picture, matte, masks, face: fullFace }: Analysis, layout: Layout, half: Half) {
  const { w, h } = picture
  const face = placeFace(fullFace, layout.w / w)
  const small = faceFrame(face)
  const frame = faceFrame(fullFace)
  const upMask = (plane: Plane) => resizePlane(plane, layout.w, layout.h, w, h)
  const features = upMask(
    blur(Float32Array.from(featureArea(face, layout.w, layout.h)), layout.w, layout.h, 1.5),
  )
  const inner = upMask(blur(Float32Array.from(masks.oval), layout.w, layout.h, small.s * 0.05))
  const hair = boxBlur(matte.alpha, w, h, Math.round(w / 110))
  const paint = new Float32Array(w * h)
  const turn = new Float32Array(w * h)
  for (let i = 0; i < paint.length; i++) {
    const near = samplePlane(half.nearHair, half, picture, i % w, (i / w) | 0)
    if (inner[i] <= 0 && hair[i] <= 0 && near <= 0) continue
    const v = toFace(frame, i % w, (i / w) | 0)[1]
    const shadow = Math.max(1 - smoothstep(0.55, 0.95, inner[i]), smoothstep(0.25, 0.4, v))
    let a = Math.max(smoothstep(0.02, 0.3, hair[i]), 0.8 * smoothstep(0.03, 0.2, near) * shadow)
    if (layout.fringe < 0.35 && v < 0.3) a *= 1 - smoothstep(0.7, 0.95, inner[i])
    paint[i] = a * (1 - smoothstep(0.3, 0.8, features[i]) * smoothstep(0.45, 0.75, inner[i]))
    turn[i] = 0.14 * smoothstep(0.95, 0.5, inner[i]) * smoothstep(0.3, 0.05, v)
  }
  return { paint, turn }
}

/** Mean fine detail of the cheeks: noise of that strength where no patch of skin is to be had. */
function cheekGrain(photo: (i: number) => number, low: Plane, w: number, f: FaceFrame): number {
  let sum = 0
  let count = 0
  for (const u of [-0.2, 0.2]) {
    const [cx, cy] = toPixels(f, u, -0.1)
    for (let dy = -12; dy <= 12; dy += 2) {
      for (let dx = -12; dx <= 12; dx += 2) {
        const i = Math.round(cy + dy) * w + Math.round(cx + dx)
        if (i <= 0 || i >= low.length) continue
        sum += Math.abs(photo(i) - low[i])
        count++
      }
    }
  }
  return count ? sum / count : 0.004
}
