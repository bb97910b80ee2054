import { boxBlur } from '../../pixels/box-blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import type { HairLayer } from '../layer/hair-layer.ts'

/** Half the width of a strand's surroundings, and of the length over which it is one, face heights. */
const STRAND = { beside: 0.02, along: 0.025 } as const
/** Strands differ by so many times their spread at most. */
const MOST = 1.6

/** Rows of a picture. */
interface Band {
  from: number
  to: number
}

/**
 * Which strands lie before the others, about -1.6 to 1.6 per pixel of some rows: those in the light. Where hair is cut
 * they end lower, the shadow between them higher, as ends do.
 * @param s one face height, pixels
 */
export function strandTips({ w, alpha, lab }: HairLayer, { from, to }: Band, s: number): Plane {
  const h = to - from
  const cover = alpha.slice(from * w, to * w)
  const light = planeOf(w * h, (i) => cover[i] * lab[(i + from * w) * 3])
  const r = Math.max(1, Math.round(s * STRAND.beside))
  const [around, share] = [light, cover].map((plane) => boxBlur(plane, w, h, r))
  const strand = planeOf(w * h, (i) =>
    cover[i] > 0.5 ? lab[(i + from * w) * 3] - around[i] / Math.max(1e-3, share[i]) : 0,
  )
  const even = meanOfColumns(strand, w, h, Math.max(1, Math.round(s * STRAND.along)))
  let square = 0
  let count = 1
  for (let i = 0; i < even.length; i++) {
    if (cover[i] <= 0.5) continue
    square += even[i] ** 2
    count++
  }
  const spread = Math.max(1e-4, Math.sqrt(square / count))
  return even.map((v) => Math.max(-MOST, Math.min(MOST, v / spread)))
}

/** Mean over 2r + 1 rows of each column. */
function meanOfColumns(plane: Plane, w: number, h: number, r: number): Plane {
  const out = new Float32Array(plane.length)
  for (let x = 0; x < w; x++) {
    let sum = 0
    let count = 0
    for (let y = -r; y < h; y++) {
      if (y + r < h) {
        sum += plane[(y + r) * w + x]
        count++
      }
      if (y - r > 0) {
        sum -= plane[(y - r - 1) * w + x]
        count--
      }
      if (y >= 0) out[y * w + x] = sum / count
    }
  }
  return out
}
