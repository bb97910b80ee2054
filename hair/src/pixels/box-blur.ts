import type { Plane, Size } from './picture.ts'

let scratch = new Float32Array(0)

/** Mean over a (2r + 1)² window, shrunk at the borders; running sums, so the time does not depend on r. */
export function boxBlur(src: Plane, w: number, h: number, r: number): Plane {
  const out = new Float32Array(w * h)
  boxBlurInto(src, out, w, h, r)
  return out
}

/** Mean of what is known of a plane over the same window; NaN where nothing is. @param known 1 or 0 */
export function boxMean(plane: Plane, known: Plane, { w, h }: Size, r: number): Plane {
  const count = boxBlur(known, w, h, r)
  const sum = boxBlur(
    plane.map((v, i) => v * known[i]),
    w,
    h,
    r,
  )
  return sum.map((total, i) => (count[i] > 0 ? total / count[i] : Number.NaN))
}

/**
 * The same, into a plane that is there, which may be the source. One scratch plane is shared by all calls (a worker
 * runs one call at a time).
 */
export function boxBlurInto(src: Plane, out: Plane, w: number, h: number, r: number): void {
  if (scratch.length < w * h) scratch = new Float32Array(w * h)
  let y = 0
  // Each sum waits for the one before it: four rows side by side take hardly longer than one.
  for (; y + 4 <= h; y += 4) blurFourRows(src, scratch, w, y * w, r)
  for (; y < h; y++) blurRow(src, scratch, w, y * w, r)
  blurColumns(scratch, out, w, h, r)
}

function blurRow(src: Plane, out: Plane, w: number, at: number, r: number) {
  let sum = 0
  let count = 0
  for (let x = 0; x < Math.min(r, w); x++) {
    sum += src[at + x]
    count++
  }
  for (let x = 0; x < w; x++) {
    if (x + r < w) {
      sum += src[at + x + r]
      count++
    }
    if (x > r) {
      sum -= src[at + x - r - 1]
      count--
    }
    out[at + x] = sum / count
  }
}

/** The first at `a`. */
function blurFourRows(src: Plane, out: Plane, w: number, a: number, r: number) {
  const b = a + w
  const c = b + w
  const d = c + w
  let p = 0
  let q = 0
  let s = 0
  let t = 0
  for (let x = 0; x < Math.min(r, w); x++) {
    p += src[a + x]
    q += src[b + x]
    s += src[c + x]
    t += src[d + x]
  }
  for (let x = 0; x < w; x++) {
    const enters = x + r
    const leaves = x - r - 1
    if (enters < w) {
      p += src[a + enters]
      q += src[b + enters]
      s += src[c + enters]
      t += src[d + enters]
    }
    if (leaves >= 0) {
      p -= src[a + leaves]
      q -= src[b + leaves]
      s -= src[c + leaves]
      t -= src[d + leaves]
    }
    const count = Math.min(enters, w - 1) - Math.max(leaves, -1)
    out[a + x] = p / count
    out[b + x] = q / count
    out[c + x] = s / count
    out[d + x] = t / count
  }
}

function blurColumns(src: Plane, out: Plane, w: number, h: number, r: number) {
  const sums = new Float64Array(w)
  let count = Math.min(r, h)
  for (let y = 0; y < count; y++) for (let x = 0; x < w; x++) sums[x] += src[y * w + x]
  for (let y = 0; y < h; y++) {
    const at = y * w
    const enters = at + r * w
    const leaves = at - (r + 1) * w
    if (y + r < h && y > r) {
      for (let x = 0; x < w; x++) {
        const sum = sums[x] + src[enters + x] - src[leaves + x]
        sums[x] = sum
        out[at + x] = sum / count
      }
      continue
    }
    if (y + r < h) {
      for (let x = 0; x < w; x++) sums[x] += src[enters + x]
      count++
    }
    if (y > r) {
      for (let x = 0; x < w; x++) sums[x] -= src[leaves + x]
      count--
    }
    for (let x = 0; x < w; x++) out[at + x] = sums[x] / count
  }
}
