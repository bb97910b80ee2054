import { bytesOf } from '../../pixels/fill-plane.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
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
  const parts = connectedAreas(
    bytesOf(W * H, (i) => Number(thick(i % W, (i / W) | 0))),
    W,
  )
  const largest = Math.max(...parts.map((part) => part.length))
  const isLarge = new Uint8Array(W * H)
  for (const part of parts) if (part.length >= SMALLEST * largest) for (const i of part) isLarge[i] = 1
  const dropped = new Float32Array(W * H)
  for (const part of parts) {
    const isLock = part.length < SPECK * largest && part.some((i) => hasWithin(i, W, H, isLarge))
    if (isLarge[part[0]] || isLock) continue
    for (const i of part) paint(dropped, W, H, i)
  }
  const gone = resizePlane(dropped, W, H, w, h)
  const left = alpha.map((a, i) => a * (1 - gone[i]))
  // crumbs: too little hair far and wide to be a loose strand of this head
  const company = wideBlur(left, w, h, w / 40)
  return left.map((a, i) => a * smoothstep(0.06, 0.16, company[i]))
}

function hasWithin(i: number, w: number, h: number, is: Uint8Array): boolean {
  for (let v = -BESIDE; v <= BESIDE; v++) {
    for (let u = -BESIDE; u <= BESIDE; u++) {
      const x = (i % w) + u
      const y = ((i / w) | 0) + v
      if (x >= 0 && y >= 0 && x < w && y < h && is[y * w + x]) return true
    }
  }
  return false
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
