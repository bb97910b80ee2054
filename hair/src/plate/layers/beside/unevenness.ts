import { blur } from '../../../pixels/blur.ts'
import { boxBlur } from '../../../pixels/box-blur.ts'
import type { Plane, Size } from '../../../pixels/picture.ts'

/** Standard deviation of the blur that wisps and grain vanish in, and half the side of the window, parts of the width. */
const [BLUR, WINDOW] = [160, 26]
/** Of a window of which less is known nothing is said. */
const FEW = 0.02

/**
 * How much the tone of what is known around each pixel varies, its grain aside: the standard deviation of the channel that
 * varies most, gamma-coded; 0 where hardly anything is known.
 * @param known 1 or 0
 */
export function unevenness({ w, h, channels }: Size & { channels: readonly Plane[] }, known: Plane): Plane {
  const masked = (plane: Plane) => plane.map((v, o) => v * known[o])
  const near = blur(known, w, h, w / BLUR)
  const around = (plane: Plane) => boxBlur(plane, w, h, Math.round(w / WINDOW))
  const cover = around(known)
  const out = new Float32Array(w * h)
  for (const channel of channels) {
    const tone = blur(masked(channel), w, h, w / BLUR).map((sum, o) => (known[o] ? sum / near[o] : 0))
    const mean = around(tone)
    const square = around(tone.map((v) => v * v))
    for (let o = 0; o < out.length; o++)
      if (cover[o] > FEW) out[o] = Math.max(out[o], square[o] / cover[o] - (mean[o] / cover[o]) ** 2)
  }
  return out.map(Math.sqrt)
}
