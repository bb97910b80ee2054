import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/** Islands are looked for at a quarter of the size; bridges thinner than twice this many pixels do not count. */
const BY = 4
const THIN = 2
/** A part smaller than this share of the largest is no hair of this head: a collar, a strap, a shadow. */
const SMALLEST = 0.12
/** A speck smaller than this beside a large part is a darker lock of it: dropped, it would leave a round hole. */
const SPECK = 0.006
/** Cells: what the search thins away between two parts of one lock. */
const BESIDE = 2 * THIN + 2

/** Takes thick parts out of a matte that hang together with the rest by less than a strand; loose strands stay. */
export function dropIslands({ w, h }: Size, alpha: Plane): Plane {
  const W = (w / BY) | 0
  const H = (h / BY) | 0
  const part = new Int32Array(W * H)
  const thick = (x: number, y: number): boolean => {
    for (let v = -THIN; v <= THIN; v++) {
      for (let u = -THIN; u <= THIN; u++) {
        const X = Math.min(W - 1, Math.max(0, x + u))
        const Y = Math.min(H - 1, Math.max(0, y + v))
        if (alpha[Y * BY * w + X * BY] < 0.5) return false
      }
    }
    return true
  }
  for (let i = 0; i < part.length; i++) part[i] = thick(i % W, (i / W) | 0) ? -1 : 0
  const sizes = [0]
  for (let i = 0; i < part.length; i++) if (part[i] < 0) sizes.push(flood(part, W, H, i, sizes.length))
  const largest = Math.max(...sizes)
  const isLarge = (i: number) => part[i] > 0 && sizes[part[i]] >= SMALLEST * largest
  const locks = new Set<number>()
  for (let i = 0; i < part.length; i++) {
    if (part[i] && sizes[part[i]] < SPECK * largest && hasWithin(i, W, H, isLarge)) locks.add(part[i])
  }
  const dropped = new Float32Array(W * H)
  for (let i = 0; i < part.length; i++) {
    if (part[i] && !isLarge(i) && !locks.has(part[i])) paint(dropped, W, H, i)
  }
  const gone = resizePlane(dropped, W, H, w, h)
  const left = alpha.map((a, i) => a * (1 - gone[i]))
  // crumbs: too little hair far and wide to be a loose strand of this head
  const company = wideBlur(left, w, h, w / 40)
  return left.map((a, i) => a * smoothstep(0.06, 0.16, company[i]))
}

function hasWithin(i: number, w: number, h: number, is: (i: number) => boolean): boolean {
  for (let v = -BESIDE; v <= BESIDE; v++) {
    for (let u = -BESIDE; u <= BESIDE; u++) {
      const x = (i % w) + u
      const y = ((i / w) | 0) + v
      if (x >= 0 && y >= 0 && x < w && y < h && is(y * w + x)) return true
    }
  }
  return false
}

function flood(part: Int32Array, w: number, h: number, start: number, name: number): number {
  const stack = [start]
  part[start] = name
  let size = 0
  while (stack.length) {
    const i = stack.pop() as number
    size++
    const x = i % w
    const next = [x > 0 ? i - 1 : i, x < w - 1 ? i + 1 : i, i >= w ? i - w : i, i < w * (h - 1) ? i + w : i]
    for (const j of next) {
      if (part[j] !== -1) continue
      part[j] = name
      stack.push(j)
    }
  }
  return size
}

/** What the search had thinned is taken out too. */
function paint(out: Plane, w: number, h: number, i: number) {
  const r = THIN + 6
  for (let v = -r; v <= r; v++) {
    for (let u = -r; u <= r; u++) {
      const x = (i % w) + u
      const y = ((i / w) | 0) + v
      if (x >= 0 && y >= 0 && x < w && y < h && u * u + v * v <= r * r) out[y * w + x] = 1
    }
  }
}
