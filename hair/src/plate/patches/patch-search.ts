import { flatnessCost } from './flatness-cost.ts'
import { NO_SOURCE, type PatchLevel } from './patch-pyramid.ts'

const FAR = 1e9
/** What a patch costs per pixel that lies a whole guide's length from where it should. */
const ASTRAY = 0.02

/** The search for good patches on one level of the pyramid. */
export class PatchSearch {
  readonly sourceX: Int16Array
  readonly sourceY: Int16Array
  readonly mirrored: Uint8Array
  private readonly cost: Float32Array
  private readonly isSource: Uint8Array
  private readonly sources: number[][] = []
  private readonly flat: Float32Array
  private readonly targets: number[] = []
  private readonly position: number
  private readonly astray: number
  private readonly level: PatchLevel
  private readonly axis: number
  private readonly r: number
  private readonly next: () => number

  constructor(level: PatchLevel, classes: readonly number[], axis: number, r: number, next: () => number) {
    const n = level.w * level.h
    this.level = level
    this.axis = axis
    this.r = r
    this.next = next
    this.sourceX = new Int16Array(n).fill(-1)
    this.sourceY = new Int16Array(n)
    this.mirrored = new Uint8Array(n)
    this.cost = new Float32Array(n).fill(FAR)
    this.position = (0.25 / (level.w * level.w)) * (2 * r + 1) ** 2
    this.astray = ASTRAY * (2 * r + 1) ** 2
    for (const k of classes) this.sources[k] = []
    this.isSource = this.findSources()
    this.flat = flatnessCost(level, this.sources, r)
    for (let i = 0; i < n; i++) {
      if (level.hole[i] && (this.sources[level.classes[i]]?.length ?? 0) > 12) this.targets.push(i)
    }
  }

  /** Sources: centre known, patch inside the frame and nearly all known (counted with a summed-area table). */
  private findSources(): Uint8Array {
    const { w, h, hole, classes } = this.level
    const { r } = this
    const isBad = (i: number) => (hole[i] || classes[i] === NO_SOURCE ? 1 : 0)
    const sums = new Float64Array((w + 1) * (h + 1))
    for (let y = 0; y < h; y++) {
      let row = 0
      for (let x = 0; x < w; x++) {
        row += isBad(y * w + x)
        sums[(y + 1) * (w + 1) + x + 1] = sums[y * (w + 1) + x + 1] + row
      }
    }
    const at = (x: number, y: number) => sums[y * (w + 1) + x]
    const out = new Uint8Array(w * h)
    for (let y = r; y < h - r; y++) {
      for (let x = r; x < w - r; x++) {
        const i = y * w + x
        const list = this.sources[classes[i]]
        if (!list || isBad(i)) continue
        const bad = at(x + r + 1, y + r + 1) - at(x + r + 1, y - r) - at(x - r, y + r + 1) + at(x - r, y - r)
        if (bad > (2 * r + 1) ** 2 * 0.12) continue
        out[i] = 1
        list.push(i)
      }
    }
    return out
  }

  /** First sources: those of the coarser level, and a few at random. */
  start(coarser: PatchSearch | null): void {
    const { w, h } = this.level
    for (const i of this.targets) {
      const x = i % w
      const y = (i / w) | 0
      if (coarser) this.inherit(coarser, i, x, y, w, h)
      for (let k = 0; k < (coarser ? 1 : 6) || (this.sourceX[i] < 0 && k < 30); k++) this.tryRandom(i, x, y)
    }
  }

  private inherit(coarser: PatchSearch, i: number, x: number, y: number, w: number, h: number) {
    const j = Math.min((h >> 1) - 1, y >> 1) * (w >> 1) + Math.min((w >> 1) - 1, x >> 1)
    if (coarser.sourceX[j] < 0) return
    const m = coarser.mirrored[j]
    const sx = 2 * coarser.sourceX[j] + (m ? 1 - (x & 1) : x & 1)
    this.tryAt(i, x, y, sx, 2 * coarser.sourceY[j] + (y & 1), m)
  }

  /** One round forth and one back: neighbours' sources, and random ones ever nearer. */
  improve(reach: number, tryAnywhere: boolean): void {
    const { w, h } = this.level
    for (const i of this.targets) {
      if (this.sourceX[i] < 0) continue
      this.cost[i] = this.distance(
        i % w,
        (i / w) | 0,
        this.sourceX[i],
        this.sourceY[i],
        this.mirrored[i],
        FAR,
      )
    }
    for (const d of [-1, 1]) {
      for (let q = 0; q < this.targets.length; q++) {
        const i = this.targets[d > 0 ? this.targets.length - 1 - q : q]
        const x = i % w
        const y = (i / w) | 0
        if (x + d >= 0 && x + d < w) this.propagate(i, x, y, i + d, d, 0)
        if (y + d >= 0 && y + d < h) this.propagate(i, x, y, i + d * w, 0, d)
        for (let radius = reach; radius >= 1.5; radius *= 0.42) {
          const sx = Math.round(this.sourceX[i] + (this.next() * 2 - 1) * radius)
          const sy = Math.round(this.sourceY[i] + (this.next() * 2 - 1) * radius)
          this.tryAt(i, x, y, sx, sy, this.mirrored[i])
        }
        if (tryAnywhere) this.tryRandom(i, x, y)
      }
    }
  }

  private propagate(i: number, x: number, y: number, j: number, dx: number, dy: number) {
    if (this.sourceX[j] < 0) return
    const m = this.mirrored[j]
    this.tryAt(i, x, y, this.sourceX[j] - dx * (m ? -1 : 1), this.sourceY[j] - dy, m)
  }

  private tryRandom(i: number, x: number, y: number) {
    const list = this.sources[this.level.classes[i]]
    const j = list[(this.next() * list.length) | 0]
    this.tryAt(i, x, y, j % this.level.w, (j / this.level.w) | 0, this.next() < 0.4 ? 1 : 0)
  }

  private tryAt(i: number, x: number, y: number, sx: number, sy: number, m: number) {
    const { w, h, classes } = this.level
    const { r } = this
    if (sx < r || sy < r || sx >= w - r || sy >= h - r) return
    const j = sy * w + sx
    if (!this.isSource[j] || classes[j] !== classes[i]) return
    const d = this.distance(x, y, sx, sy, m, this.cost[i])
    if (d >= this.cost[i]) return
    this.cost[i] = d
    this.sourceX[i] = sx
    this.sourceY[i] = sy
    this.mirrored[i] = m
  }

  /** Difference of two patches plus a little for being far away; given up beyond `limit`. */
  private distance(x: number, y: number, sx: number, sy: number, m: number, limit: number): number {
    const { w, h, hole, classes, channels, guide } = this.level
    const [c0, c1, c2] = channels
    const { r } = this
    const du = (m ? 2 * this.axis - sx : sx) - x
    const dv = sy - y
    const step = m ? -1 : 1
    const k = classes[sy * w + sx]
    let sum = (du * du * 0.5 + dv * dv * 1.5) * this.position + this.flat[sy * w + sx]
    if (guide) sum += (guide[y * w + x] - guide[sy * w + sx]) ** 2 * this.astray
    for (let v = -r; v <= r; v++) {
      if (y + v < 0 || y + v >= h) continue
      for (let u = -r; u <= r; u++) {
        if (x + u < 0 || x + u >= w) continue
        const i = (y + v) * w + x + u
        // what lies beyond an edge says nothing about this side of it
        if (classes[i] !== k) continue
        const j = (sy + v) * w + sx + u * step
        const a = c0[i] - c0[j]
        const b = c1[i] - c1[j]
        const c = c2[i] - c2[j]
        sum += (a * a + b * b + c * c) * (hole[i] ? 1 : 2.5) + (classes[j] !== k ? 0.12 : 0)
      }
      if (sum > limit) return sum
    }
    return sum
  }

  /** How far the best patch at each missing pixel strays from what is there, mean square of three channels; below 0: none. */
  misses(): Float32Array {
    const out = new Float32Array(this.cost.length).fill(-1)
    for (const i of this.targets) if (this.sourceX[i] >= 0) out[i] = this.cost[i] / (2 * this.r + 1) ** 2
    return out
  }

  /** Each missing pixel becomes the mean of what the patches over it say; small votes keep texture. */
  vote(radius: number): void {
    const { w, h, hole, channels } = this.level
    const sums = channels.map(() => new Float32Array(w * h))
    const weight = new Float32Array(w * h)
    for (const i of this.targets) {
      if (this.sourceX[i] < 0) continue
      const x = i % w
      const y = (i / w) | 0
      const g = Math.exp(-this.cost[i] / ((2 * this.r + 1) ** 2 * 0.0012)) + 1e-4
      const step = this.mirrored[i] ? -1 : 1
      for (let v = -radius; v <= radius; v++) {
        for (let u = -radius; u <= radius; u++) {
          if (x + u < 0 || y + v < 0 || x + u >= w || y + v >= h) continue
          const o = (y + v) * w + x + u
          if (!hole[o]) continue
          const j = (this.sourceY[i] + v) * w + this.sourceX[i] + u * step
          weight[o] += g
          for (let c = 0; c < 3; c++) sums[c][o] += g * channels[c][j]
        }
      }
    }
    for (const i of this.targets) {
      if (weight[i] > 0) for (let c = 0; c < 3; c++) channels[c][i] = sums[c][i] / weight[i]
    }
  }
}
