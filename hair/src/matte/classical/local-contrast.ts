import { boxBlur } from '../../pixels/box-blur.ts'
import { channelOf } from '../../pixels/channel-of.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/** A picture's colours, OKLab, interleaved. */
type Coloured = Size & { soft: Float32Array }

/**
 * Logarithm of N(colour; hair here) / N(colour; rest here) with Gaussians from windows of radius r, -3 to 3;
 * 0 where one side is missing. A door behind the head differs from the hair by little, but steadily.
 */
export function localContrast({ w, h, soft }: Coloured, hair: Plane, r: number): Plane {
  const n = w * h
  const inside = hair.map((p) => (p > 0.85 ? 1 : 0))
  const outside = hair.map((p) => (p < 0.15 ? 1 : 0))
  const coverIn = boxBlur(inside, w, h, r)
  const coverOut = boxBlur(outside, w, h, r)
  const out = new Float32Array(n)
  for (let c = 0; c < 3; c++) {
    const channel = channelOf(soft, c)
    const hairSide = moments(channel, inside, (plane) => boxBlur(plane, w, h, r))
    const restSide = moments(channel, outside, (plane) => boxBlur(plane, w, h, r))
    for (let i = 0; i < n; i++) {
      if (coverIn[i] < 0.04 || coverOut[i] < 0.04) continue
      const x = channel[i]
      const meanIn = hairSide.first[i] / coverIn[i]
      const meanOut = restSide.first[i] / coverOut[i]
      const varIn = Math.max(0, hairSide.second[i] / coverIn[i] - meanIn * meanIn) + 8e-4
      const varOut = Math.max(0, restSide.second[i] / coverOut[i] - meanOut * meanOut) + 8e-4
      out[i] += 0.5 * ((x - meanOut) ** 2 / varOut - (x - meanIn) ** 2 / varIn + Math.log(varOut / varIn))
    }
  }
  for (let i = 0; i < n; i++) {
    const known = smoothstep(0.04, 0.2, Math.min(coverIn[i], coverOut[i]))
    out[i] = Math.max(-3, Math.min(3, out[i])) * known
  }
  return out
}

function moments(channel: Plane, weight: Plane, mean: (plane: Plane) => Plane) {
  const product = weight.map((wt, i) => wt * channel[i])
  const first = mean(product)
  for (let i = 0; i < product.length; i++) product[i] *= channel[i]
  return { first, second: mean(product) }
}
