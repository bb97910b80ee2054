import { type Face, OVAL, outline } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Picture } from '../../pixels/picture.ts'

const CHANNELS = 9

/**
 * What the matte network sees of a small portrait, height × width × 9: red, green, blue (-1 to 1); how each
 * differs from the face's mean; place in the face frame (u, v, half face heights, at most ± 1.5); inside of the
 * face outline. `training/scenes.py` computes the same.
 * @param face in pixels of `picture`
 */
export function readFeatures({ w, h, data }: Picture, face: Face): Float32Array {
  const oval = fillPolygon(outline(face, OVAL), w, h)
  const mean = meanInside(data, oval)
  const f = faceFrame(face)
  const out = new Float32Array(w * h * CHANNELS)
  const clip = (x: number) => Math.max(-1.5, Math.min(1.5, x))
  for (let i = 0; i < w * h; i++) {
    const o = i * CHANNELS
    for (let c = 0; c < 3; c++) {
      const value = data[i * 3 + c] / 255
      out[o + c] = value * 2 - 1
      out[o + 3 + c] = (value - mean[c]) * 2
    }
    const dx = (i % w) + 0.5 - f.cx
    const dy = ((i / w) | 0) + 0.5 - f.cy
    out[o + 6] = clip((dx * f.ux + dy * f.uy) / f.s / 2)
    out[o + 7] = clip((dx * f.vx + dy * f.vy) / f.s / 2)
    out[o + 8] = oval[i]
  }
  return out
}

function meanInside(data: Uint8Array, inside: Uint8Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i]) continue
    count++
    for (let c = 0; c < 3; c++) sum[c] += data[i * 3 + c] / 255
  }
  const of = (c: number) => sum[c] / Math.max(1, count)
  return [of(0), of(1), of(2)]
}
