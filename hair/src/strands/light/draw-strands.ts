import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Strands } from '../grow/strands.ts'
import { type HeadView, headHides, type ShadedSegments } from './shade-strands.ts'
import { type SortedSegments, TILE } from './sort-segments.ts'

/** Drawn hair, premultiplied: how much of each pixel it covers, and its light times that. */
export interface DrawnHair extends Size {
  alpha: Plane
  light: Plane
  /** What it will lack of its light behind the neck, 0 to 1, premultiplied too; see `ShadedSegments`. */
  lacks?: Plane
  /** What of it is length and no longer root, 0 to 1, premultiplied too; see `lengthsOf`. */
  lengths?: Plane
}

/** Nothing is quite opaque: a strand lets through this little. */
const MOST = 0.96
/** Of a segment whose one end is hidden. */
const PIECES = 8

/** Segments as they are to be drawn. */
interface Drawing {
  shaded: ShadedSegments
  sorted: SortedSegments
  /** See `lengthsOf`. Default: nobody asks. */
  lengths?: Float32Array
  /** Pixels drawn per pixel of the picture. */
  scale: number
  /** What of its width a strand loses towards its tip, 0 to 1. Default 0.6. */
  fades?: number
}

/** What is drawn of a line beside its light, each 0 to 1: see `DrawnHair`. */
interface Beside {
  lack: number
  length: number
}

/** Draws the segments with the share of each pixel they cover. */
export function drawStrands(
  head: HeadView,
  hair: Strands,
  { shaded, sorted, lengths, scale, fades = 0.6 }: Drawing,
): DrawnHair {
  const { light, partly, kept } = shaded
  const { order, ends, tilesAcross } = sorted
  const [w, h] = [head.w * scale, head.h * scale]
  const [alpha, drawn] = [new Float32Array(w * h), new Float32Array(w * h)]
  const lacks = kept && new Float32Array(w * h)
  const grown = lengths && new Float32Array(w * h)
  const out: DrawnHair = {
    w,
    h,
    alpha,
    light: drawn,
    ...(lacks && { lacks }),
    ...(grown && { lengths: grown }),
  }
  const { points: K, at } = hair
  const unit = head.unit * scale
  const [x0, y0] = [head.x0 * scale, head.y0 * scale]
  const wide = (scale * head.w) / 960
  const tile = TILE * scale
  const clip = new Int32Array(4)
  const isHidden = headHides(head)
  const piece = new Float32Array(3)
  const beside: Beside = { lack: 0, length: 0 }
  ends.forEach((end, t) => {
    const left = (t % tilesAcross) * tile
    const top = ((t / tilesAcross) | 0) * tile
    clip.set([left, top, Math.min(w, left + tile) - 1, Math.min(h, top + tile) - 1])
    for (let e = t ? ends[t - 1] : 0; e < end; e++) {
      const s = order[e]
      const i = (s / (K - 1)) | 0
      const k = s - i * (K - 1)
      const o = (i * K + k) * 3
      const width = hair.width[i] * wide * (1 - fades * smoothstep(0.75, 1, k / (K - 1)))
      const x = x0 + at[o] * unit
      const y = y0 - at[o + 1] * unit
      beside.lack = kept ? 1 - kept[s] : 0
      beside.length = lengths?.[s] ?? 0
      if (partly[s]) drawPartly(o, width, light[s])
      else drawLine(out, clip, x, y, x0 + at[o + 3] * unit, y0 - at[o + 4] * unit, width, light[s], beside)
    }
  })
  return out

  /** In pieces, as far as the head does not hide them: whole segments would end in teeth along a cheek. */
  function drawPartly(o: number, width: number, value: number) {
    const between = (t: number) => {
      for (let q = 0; q < 3; q++) piece[q] = at[o + q] + (at[o + 3 + q] - at[o + q]) * t
    }
    for (let k = 0; k < PIECES; k++) {
      between((k + 0.5) / PIECES)
      const j = (o * 0.618) % 1
      if (isHidden(piece, 0, 2 * j - 1, ((j * 97) % 1) * 2 - 1)) continue
      between(k / PIECES)
      const [x, y] = [x0 + piece[0] * unit, y0 - piece[1] * unit]
      between((k + 1) / PIECES)
      drawLine(out, clip, x, y, x0 + piece[0] * unit, y0 - piece[1] * unit, width, value, beside)
    }
  }
}

/** A line by columns where it is flat, by rows where it is steep, so that none of its pixels is drawn twice. */
function drawLine(
  out: DrawnHair,
  clip: Int32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
  value: number,
  { lack, length }: Beside,
) {
  const isFlat = Math.abs(x1 - x0) >= Math.abs(y1 - y0)
  const isForward = isFlat ? x1 >= x0 : y1 >= y0
  const a0 = isFlat ? (isForward ? x0 : x1) : isForward ? y0 : y1
  const b0 = isFlat ? (isForward ? y0 : y1) : isForward ? x0 : x1
  const a1 = isFlat ? (isForward ? x1 : x0) : isForward ? y1 : y0
  const b1 = isFlat ? (isForward ? y1 : y0) : isForward ? x1 : x0
  const slope = a1 === a0 ? 0 : (b1 - b0) / (a1 - a0)
  const half = (width * Math.sqrt(1 + slope * slope)) / 2
  const stepA = isFlat ? 1 : out.w
  const stepB = isFlat ? out.w : 1
  const fromA = clip[isFlat ? 0 : 1]
  const toA = clip[isFlat ? 2 : 3]
  const fromB = clip[isFlat ? 1 : 0]
  const toB = clip[isFlat ? 3 : 2]
  const { alpha, light, lacks, lengths } = out
  const last = Math.min(toA, Math.ceil(a1 - 0.5) - 1)
  for (let a = Math.max(fromA, Math.ceil(a0 - 0.5)); a <= last; a++) {
    const middle = b0 + (a + 0.5 - a0) * slope
    const low = middle - half
    const high = middle + half
    const end = Math.min(toB, Math.floor(high))
    for (let b = Math.max(fromB, Math.floor(low)); b <= end; b++) {
      const cover = Math.min(MOST, Math.min(high, b + 1) - Math.max(low, b))
      if (cover <= 0) continue
      const j = a * stepA + b * stepB
      alpha[j] += (1 - alpha[j]) * cover
      light[j] += (value - light[j]) * cover
      if (lacks) lacks[j] += (lack - lacks[j]) * cover
      if (lengths) lengths[j] += (length - lengths[j]) * cover
    }
  }
}
