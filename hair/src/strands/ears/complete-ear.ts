import { blur } from '../../pixels/blur.ts'
import { median } from '../../pixels/median.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { CastEar, OwnEar } from './cast-ear.ts'

/**
 * So far from the rim that is cast that of her own is looked for, so far from the middle of what is found it may be, so near
 * to its end it is a tear, and so much the line is evened: shares of the height.
 */
const RIM = { within: 0.2, astray: 0.06, end: 0.12, even: 0.03 } as const
/**
 * From where this share of it is hers an ear is whole, over so many rows, and so far below its top at the latest; below those
 * rows the drawn one ends, over as many: shares of the height.
 */
const WHOLE = { share: 0.85, rows: 0.1, last: 0.32 } as const
/** So near to what is torn hers passes into the drawn one: how far that is looked for, share of the height, and how much of it is torn. */
const TORN = { near: 0.05, from: 0.03, to: 0.2 } as const

type Sided = CastEar & { side: 1 | -1; height: number }

/**
 * Of an ear that is seen only what her hair tore off is drawn. What is drawn is bent so that its rim goes on where hers
 * ends, and along the tear, whose edge single hairs left, hers passes into it.
 * @param isPartly whether little more than its lower half is seen: then it is drawn as far down as that begins, and in the
 * tone of her face, since what is seen lies in the shade of its own hollow
 */
export function completeEar<Cast extends Sided>(
  cast: Cast,
  own: OwnEar,
  isPartly: boolean,
): { drawn: Cast & { hers: Plane | null }; own: OwnEar } {
  const { w, h, height } = cast
  const whole = bend(cast, own.share)
  const bent = aboveWhole(whole, own.share, isPartly ? h : WHOLE.last * height)
  const torn = blur(
    bent.alpha.map((cover, i) => Math.max(0, cover - own.share[i])),
    w,
    h,
    TORN.near * height,
  )
  const share = own.share.map((v, i) => v * (1 - smoothstep(TORN.from, TORN.to, torn[i])))
  const hers = isPartly ? null : own.share.map((v, i) => (whole.alpha[i] > 0.5 ? v : 0))
  return { drawn: { ...bent, hers }, own: { ...own, share } }
}

/** Each row stretched between the face and the rim of hers; none of it below hers. */
function bend<Cast extends Sided>(cast: Cast, hers: Plane): Cast {
  const { w, h, side, height, alpha } = cast
  const columns = Array.from({ length: w }, (_, k) => (side > 0 ? k : w - 1 - k))
  const rows = Array.from({ length: h }, (_, row) => {
    const covers = (plane: Plane) => (column: number) => plane[row * w + column] > 0.5
    return {
      front: columns.findIndex(covers(alpha)),
      rim: columns.findLastIndex(covers(alpha)),
      hers: columns.findLastIndex(covers(hers)),
    }
  })
  const last = rows.findLastIndex((row) => row.hers >= 0)
  const found = rows.map((row) =>
    row.front >= 0 && row.hers >= 0 && Math.abs(row.hers - row.rim) < RIM.within * height
      ? row.hers - row.rim
      : null,
  )
  const middle = median(found.flatMap((v) => v ?? []))
  const likely = found.map((v) => (v !== null && Math.abs(v - middle) < RIM.astray * height ? v : null))
  const end = likely.findIndex((v) => v !== null) + RIM.end * height
  const known = likely.map((v, row) => (row < end ? null : v))
  // a tear only takes away: near it the rim is where it is at most
  const reach = Math.round(RIM.even * height)
  const full = between(known)
  const by = blur(
    full.map((_, row) => Math.max(...full.subarray(Math.max(0, row - 3 * reach), row + 3 * reach + 1))),
    1,
    h,
    Math.max(1, reach),
  )
  const bentOf = (plane: Plane) => {
    const out = new Float32Array(w * h)
    for (let row = 0; row <= last; row++) {
      const { front, rim } = rows[row]
      if (front < 0) continue
      const to = rim + by[row]
      for (let k = 0; k < w; k++) {
        const from =
          k <= front ? k : k >= to ? k - by[row] : front + ((k - front) * (rim - front)) / (to - front)
        const [a, t] = [Math.floor(from), from - Math.floor(from)]
        const at = (q: number) => plane[row * w + columns[Math.max(0, Math.min(w - 1, q))]]
        out[row * w + columns[k]] = at(a) * (1 - t) + at(a + 1) * t
      }
    }
    return out
  }
  const [red, green, blue] = cast.light
  return {
    ...cast,
    alpha: bentOf(alpha),
    z: bentOf(cast.z),
    light: [bentOf(red), bentOf(green), bentOf(blue)],
  }
}

/** Only above where hers is whole: below nothing is added beside it. */
function aboveWhole<Cast extends Sided>(cast: Cast, hers: Plane, latest: number): Cast {
  const { w, h, height } = cast
  const rows = WHOLE.rows * height
  const [all, seen] = [new Float32Array(h), new Float32Array(h)]
  cast.alpha.forEach((cover, i) => {
    all[(i / w) | 0] += cover
    seen[(i / w) | 0] += cover * hers[i]
  })
  const sums = [all, seen].map((plane) => blur(plane, 1, h, rows / 2))
  const top = all.findIndex((v) => v > 1)
  const first = all.findIndex((v, row) => v > 1 && sums[1][row] > WHOLE.share * sums[0][row])
  const last = top + latest
  const from = first < 0 ? last : Math.min(first, last)
  return {
    ...cast,
    alpha: cast.alpha.map((cover, i) => cover * smoothstep(from + 2 * rows, from + rows, (i / w) | 0)),
  }
}

/** What is known of rows, along straight lines between them, and as at the nearest beyond; 0 where nothing is. */
function between(known: readonly (number | null)[]): Float32Array {
  const rows = known.flatMap((v, row) => (v === null ? [] : [row]))
  return Float32Array.from(known, (v, row) => {
    if (v !== null) return v
    const [above, below] = [rows.findLast((q) => q < row), rows.find((q) => q > row)]
    const [from, to] = [known[above ?? below ?? -1] ?? 0, known[below ?? above ?? -1] ?? 0]
    const share = above !== undefined && below !== undefined ? (row - above) / (below - above) : 0
    return from + (to - from) * share
  })
}
