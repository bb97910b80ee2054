import type { Plane, Size } from '../../pixels/picture.ts'
import { relaxSteps } from '../fills/relax-steps.ts'
import { readFrom, type Shift } from './candidate-shifts.ts'

interface Laid {
  shifts: readonly Shift[]
  /** See `Pieces`. */
  label: Int16Array
  /** What differs by more than light does is another part of a print, gamma-coded. */
  mostLight: number
}

/**
 * How much lighter pieces must be painted than where they come from, so that neither at their rims nor where two of them
 * meet the light changes in a step. P. Pérez, M. Gangnet and A. Blake, "Poisson image editing", 2003.
 * @param source 1 where a piece may be copied from
 */
export function evenLight(
  at: Size & { channels: readonly Plane[] },
  source: Uint8Array,
  { shifts, label, mostLight }: Laid,
): Plane[] {
  const bounded = (difference: number): number => Math.max(-mostLight, Math.min(mostLight, difference))
  const { w, h } = at
  const filled: number[] = []
  label.forEach((k, o) => {
    if (k >= 0) filled.push(o)
  })
  const sides = [-1, 1, -w, w]
  const neighbour = (o: number, k: number) => {
    const leaves = (k === 0 && o % w === 0) || (k === 1 && o % w === w - 1)
    const j = o + sides[k]
    return leaves || j < 0 || j >= w * h ? -1 : j
  }
  return at.channels.map((channel) => {
    const read = (o: number, k: number) => {
      const j = readFrom(at, source, o, shifts[k])
      return j >= 0 ? channel[j] : Number.NaN
    }
    const light = new Float32Array(w * h)
    // per pixel and side: how much more light it takes than that neighbour; NaN where there is no cloth
    const steps = new Float32Array(filled.length * 4).fill(Number.NaN)
    filled.forEach((o, q) => {
      for (let side = 0; side < 4; side++) {
        const j = neighbour(o, side)
        if (j < 0) continue
        const [k, l] = [label[o], label[j]]
        if (source[j]) steps[q * 4 + side] = bounded(channel[j] - read(j, k))
        else if (l === k) steps[q * 4 + side] = 0
        else if (l >= 0)
          steps[q * 4 + side] = bounded((read(o, l) - read(o, k) + read(j, l) - read(j, k)) / 2)
      }
    })
    relaxSteps(light, { places: filled, w, steps, factor: 1.6 })
    return light
  })
}
