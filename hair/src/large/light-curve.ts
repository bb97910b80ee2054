import { lightAt } from '../pixels/light-of.ts'
import type { Picture } from '../pixels/picture.ts'
import type { RenderedHair } from '../strands/light/render-strands.ts'

/** How light hair became, 0 to 255, that was rendered in this light. */
export type LightCurve = (rendered: number) => number

const STEPS = 200
/** Rendered light is told apart by its cube root, as an eye does, up to this. */
const MOST = 1.2
/** Pixels that must speak of a step; where there are fewer, the steps around it are heard as well. */
const FEWEST = 200
/** A pixel that is hair and little else. */
const SURE = 0.9

/** What tinting, dyeing and laying made of rendered light, read from the picture itself. */
export function lightCurve(
  { alpha, light }: Pick<RenderedHair, 'alpha' | 'light'>,
  { data }: Picture,
): LightCurve {
  const sums = new Float64Array(STEPS + 1)
  const counts = new Float64Array(STEPS + 1)
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < SURE) continue
    const k = Math.round(placeOf(light[i]))
    sums[k] += lightAt(data, i * 3)
    counts[k]++
  }
  const curve = Float64Array.from(sums, (_, k) => meanAround(sums, counts, k))
  return (rendered) => {
    const at = placeOf(rendered)
    const k = Math.min(STEPS - 1, at | 0)
    return curve[k] + (curve[k + 1] - curve[k]) * (at - k)
  }
}

const placeOf = (light: number): number => Math.min(STEPS, (Math.cbrt(Math.max(0, light)) * STEPS) / MOST)

function meanAround(sums: Float64Array, counts: Float64Array, k: number): number {
  let [sum, count] = [0, 0]
  for (let reach = 1; reach <= STEPS && count < FEWEST; reach *= 2) {
    ;[sum, count] = [0, 0]
    for (let j = Math.max(0, k - reach); j <= Math.min(STEPS, k + reach); j++) {
      sum += sums[j]
      count += counts[j]
    }
  }
  return count ? sum / count : 0
}
