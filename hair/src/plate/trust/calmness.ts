import { blur } from '../../pixels/blur.ts'
import { boxSpread } from '../../pixels/box-spread.ts'
import { median } from '../../pixels/median.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { Reduced } from '../layers/reduced.ts'

/** Pixels at a quarter of the portrait's size over which the slow changes of a backdrop are measured. */
const STEP = 4

/**
 * 1 where what is seen of the background around the hole changes slowly (a wall, whatever its grain), 0 where it is
 * full of things: mean step of the blurred backdrop, gamma-coded. Walls measured 0.003 to 0.014, gardens 0.07 and more.
 * @param at a quarter of the portrait's size
 */
export function calmness(at: Reduced, seenBackground: Plane): number {
  const { w, h } = at
  const green = blur(at.channels[1], w, h, 2)
  const near = blur(Float32Array.from(at.hole), w, h, w / 8)
  let sum = 0
  let count = 0
  for (let y = 0; y < h - STEP; y += 2) {
    for (let x = 0; x < w - STEP; x += 2) {
      const o = y * w + x
      if (near[o] < 0.03 || !seenBackground[o] || !seenBackground[o + STEP] || !seenBackground[o + STEP * w])
        continue
      sum += Math.abs(green[o] - green[o + STEP]) + Math.abs(green[o] - green[o + STEP * w])
      count++
    }
  }
  return 1 - smoothstep(0.016, 0.045, count ? sum / count : 0)
}

/** A backdrop as it was filled, any channel: where it runs from light to dark, something stood. */
interface Filled extends Size {
  backdrop: Plane
  /** One face height, pixels. */
  s: number
}

/** How calm a backdrop is at each place, 0 to 1: a wall is not where its edge or a shelf goes on behind the hair. */
export function calmAt(calm: number, { backdrop, w, h, s }: Filled): Plane {
  const all = smoothstep(0.35, 0.75, calm)
  const spread = boxSpread(backdrop, w, h, Math.max(1, Math.round(s * 0.12)))
  return spread.map((v) => all * (1 - smoothstep(0.04, 0.1, v)))
}

/** The backdrop without its grain: a wide blur of what is seen of it and of nothing else. */
export function smoothBackdrop(at: Reduced, seenBackground: Plane): Plane[] {
  const cover = wideBlur(seenBackground, at.w, at.h, at.w / 40)
  return at.channels.map((channel) => {
    const masked = new Float32Array(at.n)
    for (let o = 0; o < at.n; o++) masked[o] = channel[o] * seenBackground[o]
    const smooth = wideBlur(masked, at.w, at.h, at.w / 40)
    for (let o = 0; o < at.n; o++) smooth[o] = cover[o] > 0.01 ? smooth[o] / cover[o] : channel[o]
    return smooth
  })
}

/** How far the grain of the backdrop strays from its slow tone, gamma-coded: most of it within this. */
export function grainOf(at: Reduced, backdrop: Plane[], seenBackground: Plane): number {
  const strays: number[] = []
  for (let o = 0; o < at.n; o += 7)
    if (seenBackground[o]) strays.push(Math.abs(at.channels[1][o] - backdrop[1][o]))
  return Math.max(0.015, Math.min(0.15, 4 * median(strays)))
}
