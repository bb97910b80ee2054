import type { Matte } from '../matte/soft/soft-matte.ts'
import { linearToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { toLinear } from '../pixels/srgb.ts'

/** Mean OKLab distance between two pictures inside the hair, on a thinned grid; 0 without hair. */
export function hairChange(before: Picture, after: Picture, matte: Pick<Matte, 'alpha'>): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < matte.alpha.length; i += 37) {
    if (matte.alpha[i] < 0.9) continue
    const p = labAt(before, i)
    const q = labAt(after, i)
    sum += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
    count++
  }
  return count ? sum / count : 0
}

const labAt = ({ data }: Picture, i: number) =>
  linearToOklab(toLinear(data[i * 3]), toLinear(data[i * 3 + 1]), toLinear(data[i * 3 + 2]))
