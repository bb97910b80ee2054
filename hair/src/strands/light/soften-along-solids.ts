import type { Depth } from '../head/head.ts'
import type { DrawnHair } from './draw-strands.ts'

/** Units of depth from which on two neighbours are two things: a cheek, and the hair behind it. */
const JUMP = 3
/** How soft hair ends where something solid hides it: standard deviation, pixels of a portrait 960 wide. */
const SOFT = 1.5

/**
 * Hair behind a cheek or a neck ends as softly as cheeks do, in place. Many strands that are each hidden by a map of
 * squares end together in its steps: teeth. Only how much of a pixel is covered is evened, so hair that lies before the
 * edge stays as sharp as it is.
 */
export function softenAlongSolids(drawn: DrawnHair, depth: Depth): void {
  const { w, h, alpha, light, lacks, lengths } = drawn
  const others = [light, lacks, lengths].filter((plane) => plane !== undefined)
  const kernel = kernelOf((SOFT * w) / 960)
  const reach = kernel.length - 1
  const near = edgesNear(depth, drawn, reach)
  const evened: { i: number; cover: number; values: number[] }[] = []
  for (let y = reach; y < h - reach; y++)
    for (let x = reach; x < w - reach; x++) {
      const i = y * w + x
      if (!near[i] || isEven(alpha, i, reach, w)) continue
      const around = (plane: Float32Array) => {
        let sum = 0
        for (let dy = -reach; dy <= reach; dy++)
          for (let dx = -reach; dx <= reach; dx++)
            sum += kernel[Math.abs(dx)] * kernel[Math.abs(dy)] * plane[i + dy * w + dx]
        return sum
      }
      const cover = around(alpha)
      const isOwn = alpha[i] > LITTLE
      const values = others.map((plane) => (isOwn ? (plane[i] / alpha[i]) * cover : around(plane)))
      evened.push({ i, cover, values })
    }
  for (const { i, cover, values } of evened) {
    alpha[i] = cover
    others.forEach((plane, k) => {
      plane[i] = values[k]
    })
  }
}

/** Of a pixel covered by less nobody can tell the light. */
const LITTLE = 0.05
/** What differs by less from what is around it needs no evening. */
const SAME = 0.02

/** Whether nothing ends within reach: looked at in a cross, which costs little. */
function isEven(alpha: Float32Array, i: number, reach: number, w: number): boolean {
  for (const d of [1, reach])
    for (const step of [-d, d, -d * w, d * w]) if (Math.abs(alpha[i + step] - alpha[i]) > SAME) return false
  return true
}

/** A Gaussian from its middle outwards. */
function kernelOf(sigma: number): Float32Array {
  const half = Float32Array.from({ length: Math.ceil(2.2 * sigma) + 1 }, (_, k) =>
    Math.exp((-k * k) / (2 * sigma * sigma)),
  )
  const sum = half.reduce((total, v, k) => total + (k ? 2 * v : v), 0)
  return half.map((v) => v / sum)
}

/** 1 for pixels no further than `reach` from where one solid ends before another or before the backdrop. */
function edgesNear(depth: Depth, { w, h }: DrawnHair, reach: number): Uint8Array {
  const near = new Uint8Array(w * h)
  const cell = w / depth.w
  for (let y = 0; y < depth.h - 1; y++)
    for (let x = 0; x < depth.w - 1; x++) {
      const k = y * depth.w + x
      const { z } = depth
      if (Math.abs(z[k] - z[k + 1]) < JUMP && Math.abs(z[k] - z[k + depth.w]) < JUMP) continue
      const left = Math.max(0, Math.floor(x * cell - reach))
      const right = Math.min(w, Math.ceil((x + 2) * cell + reach))
      const bottom = Math.min(h, Math.ceil((y + 2) * cell + reach))
      for (let row = Math.max(0, Math.floor(y * cell - reach)); row < bottom; row++)
        near.fill(1, row * w + left, row * w + right)
    }
  return near
}
