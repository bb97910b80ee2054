import type { Plane } from './picture.ts'

let scratch = new Float32Array(0)

/**
 * Mean over a (2r + 1)² window, shrunk at the borders; running sums, so the time does not depend on r.
 * One scratch plane is shared by all calls (a worker runs one call at a time).
 */
export function boxBlur(src: Plane, w: number, h: number, r: number): Plane {
  if (scratch.length < w * h) scratch = new Float32Array(w * h)
  blurRows(src, scratch, w, h, r)
  return blurColumns(scratch, w, h, r)
}

function blurRows(src: Plane, out: Plane, w: number, h: number, r: number) {
  // where the window neither enters nor leaves the row: most of it, and without questions
  const [from, to] = [Math.min(r + 1, w), Math.max(Math.min(r + 1, w), w - r)]
  for (let y = 0; y < h; y++) {
    const o = y * w
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(r, w); x++) {
      sum += src[o + x]
      count++
    }
    for (let x = 0; x < from; x++) {
      if (x + r < w) {
        sum += src[o + x + r]
        count++
      }
      out[o + x] = sum / count
    }
    for (let x = from; x < to; x++) {
      sum += src[o + x + r]
      sum -= src[o + x - r - 1]
      out[o + x] = sum / count
    }
    for (let x = to; x < w; x++) {
      sum -= src[o + x - r - 1]
      out[o + x] = sum / --count
    }
  }
}

function blurColumns(src: Plane, w: number, h: number, r: number): Plane {
  const out = new Float32Array(w * h)
  const sums = new Float64Array(w)
  let count = 0
  for (let y = 0; y < Math.min(r, h); y++) {
    for (let x = 0; x < w; x++) sums[x] += src[y * w + x]
    count++
  }
  for (let y = 0; y < h; y++) {
    if (y + r < h) {
      const enters = (y + r) * w
      for (let x = 0; x < w; x++) sums[x] += src[enters + x]
      count++
    }
    if (y - r - 1 >= 0) {
      const leaves = (y - r - 1) * w
      for (let x = 0; x < w; x++) sums[x] -= src[leaves + x]
      count--
    }
    const o = y * w
    for (let x = 0; x < w; x++) out[o + x] = sums[x] / count
  }
  return out
}
