import { blur } from '../../pixels/blur.ts'
import { channelOf } from '../../pixels/channel-of.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Standard deviations of the softening that detail is measured by, and taken away with, pixels. */
const FINE = 1.5

/**
 * Softens a picture as far as another is softer, in place: a face sharper than its hair is pasted on. What is softer
 * already stays.
 * @param own OKLab, interleaved, as `other`
 * @param where 0 to 1: where they are compared
 */
export function matchDetail(
  own: Float32Array,
  other: Float32Array,
  { where, w, h }: Size & { where: Plane },
): void {
  const light = channelOf(own, 0)
  const soft = blur(light, w, h, FINE)
  const otherLight = channelOf(other, 0)
  const otherSoft = blur(otherLight, w, h, FINE)
  let [mine, theirs] = [1e-9, 1e-9]
  where.forEach((weight, i) => {
    if (!weight) return
    mine += weight * Math.abs(light[i] - soft[i])
    theirs += weight * Math.abs(otherLight[i] - otherSoft[i])
  })
  const kept = Math.min(1, theirs / mine)
  if (kept < 1) for (let i = 0; i < light.length; i++) own[i * 3] = soft[i] + (light[i] - soft[i]) * kept
}
