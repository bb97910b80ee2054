import { fillPolygon } from '../pixels/fill-polygon.ts'
import { linearToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { toLinear } from '../pixels/srgb.ts'

/** The colours of a region, each channel sorted apart: quantiles are robust against a lock or a highlight. */
export interface RegionColours {
  count: number
  L: (quantile: number) => number
  a: (quantile: number) => number
  b: (quantile: number) => number
}

/** OKLab of at most about 2 000 pixels inside a polygon (corners in pixels; parts outside are ignored). */
export function regionColours(picture: Picture, corners: readonly (readonly number[])[]): RegionColours {
  const x0 = Math.floor(Math.min(...corners.map((c) => c[0])))
  const y0 = Math.floor(Math.min(...corners.map((c) => c[1])))
  const w = Math.max(1, Math.ceil(Math.max(...corners.map((c) => c[0]))) - x0)
  const h = Math.max(1, Math.ceil(Math.max(...corners.map((c) => c[1]))) - y0)
  const inside = fillPolygon(
    corners.map(([x, y]) => [x - x0, y - y0]),
    w,
    h,
  )
  const step = Math.max(1, Math.floor(Math.sqrt((w * h) / 2000)))
  const channels: [number[], number[], number[]] = [[], [], []]
  for (let y = 0; y < h; y += step) {
    for (let x = 0; x < w; x += step) {
      const px = x + x0
      const py = y + y0
      if (!inside[y * w + x] || px < 0 || py < 0 || px >= picture.w || py >= picture.h) continue
      const i = (py * picture.w + px) * 3
      const lab = linearToOklab(...rgbAt(picture.data, i))
      for (let c = 0; c < 3; c++) channels[c].push(lab[c])
    }
  }
  const [L, a, b] = channels.map(quantiles)
  return { count: channels[0].length, L, a, b }
}

const rgbAt = (data: Uint8Array, i: number): [number, number, number] => [
  toLinear(data[i]),
  toLinear(data[i + 1]),
  toLinear(data[i + 2]),
]

function quantiles(values: number[]): (q: number) => number {
  let sorted: Float64Array | undefined
  return (q) => {
    // Most channels of most regions are never asked for.
    sorted ??= Float64Array.from(values).sort()
    return sorted[Math.round(q * (sorted.length - 1))] ?? 0
  }
}

/** Distance of two regions' median hue and chroma, lightness left out. */
export const tintDistance = (p: RegionColours, q: RegionColours): number =>
  Math.hypot(p.a(0.5) - q.a(0.5), p.b(0.5) - q.b(0.5))

/** Median hue, degrees from -180 to 180 (0 pink, 29 red, 70 gold), and median chroma, both OKLab. */
export const hueOf = (c: RegionColours): number => (Math.atan2(c.b(0.5), c.a(0.5)) * 180) / Math.PI
export const chromaOf = (c: RegionColours): number => Math.hypot(c.a(0.5), c.b(0.5))
