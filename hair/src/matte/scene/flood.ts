import type { Plane } from '../../pixels/picture.ts'

const BUCKETS = 512
export const UNREACHED = 1e9

export interface FloodOptions {
  /** Farthest distance of interest; beyond it pixels stay unreached. Default 12. */
  reach?: number
  /** Interleaved colour that a slowly following reference is compared to, so that soft drift is stopped too. */
  colour?: Float32Array
  /** How far the colour may stray from the reference. Default 0.07. */
  stray?: number
}

/** Where a flood starts and what it may run over, w pixels wide. */
interface Ground {
  seeds: Uint8Array
  open: Uint8Array
  toll: Plane
  w: number
}

/**
 * Geodesic distance from seeds through the pixels where `open` is set; `toll` is the price of a pixel, so a
 * flood runs over soft shading and stops at edges (Dijkstra with buckets).
 */
export function flood({ seeds, open, toll, w }: Ground, options: FloodOptions = {}): Plane {
  const { reach = 12, colour, stray = 0.07 } = options
  const n = toll.length
  const distance = new Float32Array(n).fill(UNREACHED)
  const reference = colour ? Float32Array.from(colour) : null
  const price = 1 / (stray * stray)
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => [])
  const scale = BUCKETS / reach
  for (let i = 0; i < n; i++) {
    if (!seeds[i]) continue
    distance[i] = 0
    buckets[0].push(i)
  }
  const visit = (i: number, j: number) => {
    let d = distance[i] + 0.5 * (toll[i] + toll[j]) + 0.01
    if (d >= distance[j]) return
    if (reference && colour) d += strayed(reference, colour, i, j) * price
    d = Math.fround(d) // distances are kept in 32 bits: unrounded, equal paths would beat each other for ever
    if (d >= distance[j] || d >= reach) return
    distance[j] = d
    if (reference && colour) follow(reference, colour, i, j)
    buckets[Math.min(BUCKETS - 1, (d * scale) | 0)].push(j)
  }
  for (let b = 0; b < BUCKETS; b++) {
    const bucket = buckets[b]
    for (let k = 0; k < bucket.length; k++) {
      const i = bucket[k]
      if (((distance[i] * scale) | 0) !== b) continue
      const x = i % w
      if (x < w - 1 && open[i + 1]) visit(i, i + 1)
      if (x > 0 && open[i - 1]) visit(i, i - 1)
      if (i + w < n && open[i + w]) visit(i, i + w)
      if (i >= w && open[i - w]) visit(i, i - w)
    }
  }
  return distance
}

function strayed(reference: Float32Array, colour: Float32Array, i: number, j: number): number {
  const a = colour[j * 3] - reference[i * 3]
  const b = colour[j * 3 + 1] - reference[i * 3 + 1]
  const c = colour[j * 3 + 2] - reference[i * 3 + 2]
  return a * a + b * b + c * c
}

function follow(reference: Float32Array, colour: Float32Array, i: number, j: number) {
  for (let c = 0; c < 3; c++) reference[j * 3 + c] = 0.92 * reference[i * 3 + c] + 0.08 * colour[j * 3 + c]
}
