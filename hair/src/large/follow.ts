import { boxBlur, boxBlurInto } from '../pixels/box-blur.ts'
import type { Picture, Plane, Size } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'

/** Pixels of the half size to either side in which a picture is asked whether it follows another. */
const REACH = 2
/** Square levels of 255 below which a place is flat: there is nothing to follow but noise. */
const FLAT = 1
/** Share of what is seen in a place that a guide must explain: what merely looks alike explains a tenth of it. */
const LIKENESS = { from: 0.2, to: 0.5 } as const
/** Fine detail is strengthened no further: it would be the noise of the camera. */
const MOST = 2

/** How a picture follows a guide, at half their size. */
export interface Following extends Size {
  /** By how much red, green and blue rise where the guide does; 0 where they go ways of their own. */
  slopes: [Plane, Plane, Plane]
  /** 0 to 1: how surely the picture follows. */
  share: Plane
}

/**
 * Asks of each place how the colours of a picture follow the light of a guide: the fast guided filter of one channel
 * (K. He and J. Sun, 2015). What the guide shows at a larger size, the picture then shows as well.
 * @param guide a plane of the picture's size, 0 to 255
 */
export function follow(guide: Plane, picture: Picture): Following {
  const small = { w: picture.w >> 1, h: picture.h >> 1 }
  const { w, h } = small
  const n = w * h
  const light = halved(guide, picture.w, small, 1, 0)
  const mean = boxBlur(light, w, h, REACH)
  const product = new Float32Array(n)
  for (let i = 0; i < n; i++) product[i] = light[i] * light[i]
  const spread = boxBlur(product, w, h, REACH)
  for (let i = 0; i < n; i++) spread[i] = Math.max(0, spread[i] - mean[i] * mean[i])
  const [explained, seen] = [new Float32Array(n), new Float32Array(n)]
  const slopeOf = (c: number): Plane => {
    const colour = halved(picture.data, picture.w, small, 3, c)
    for (let i = 0; i < n; i++) product[i] = colour[i] * light[i]
    const slope = boxBlur(product, w, h, REACH)
    for (let i = 0; i < n; i++) product[i] = colour[i] * colour[i]
    boxBlurInto(colour, colour, w, h, REACH)
    boxBlurInto(product, product, w, h, REACH)
    for (let i = 0; i < n; i++) {
      const together = slope[i] - mean[i] * colour[i]
      slope[i] = together / (spread[i] + FLAT)
      explained[i] += together * slope[i]
      seen[i] += Math.max(0, product[i] - colour[i] * colour[i])
    }
    return slope
  }
  const slopes: [Plane, Plane, Plane] = [slopeOf(0), slopeOf(1), slopeOf(2)]
  for (let i = 0; i < n; i++) {
    const share = smoothstep(LIKENESS.from, LIKENESS.to, explained[i] / (seen[i] + FLAT))
    explained[i] = share
    for (const slope of slopes) slope[i] = Math.max(-MOST, Math.min(MOST, slope[i])) * share
  }
  for (const slope of slopes) boxBlurInto(slope, slope, w, h, 1)
  return { w, h, slopes, share: explained }
}

/** One channel of interleaved values at half the size. */
function halved(
  values: ArrayLike<number>,
  across: number,
  { w, h }: Size,
  channels: number,
  c: number,
): Plane {
  const out = new Float32Array(w * h)
  const [right, down] = [channels, across * channels]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const j = (y * 2 * across + x * 2) * channels + c
      out[y * w + x] = (values[j] + values[j + right] + values[j + down] + values[j + down + right]) / 4
    }
  return out
}
