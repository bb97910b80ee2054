import type { Plane, Size } from '../../pixels/picture.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/** From here on a pixel differs from those around it, gamma-coded: a shadow, a last hair, a collar mixed into it. */
const STRAY = 0.045
const ROUNDS = 2

/**
 * Of the known pixels those whose difference is that of the known pixels around them: the others are no tone of what is
 * filled, and carried on they would be a stain.
 * @param difference of photo and fill
 * @param reach how far around a pixel is looked, pixels
 */
export function agreeing(difference: Plane, known: Plane, { w, h }: Size, reach: number): Plane {
  let believed = known
  for (let round = 0; round < ROUNDS; round++) {
    const cover = wideBlur(believed, w, h, reach)
    const sum = wideBlur(
      difference.map((d, o) => d * believed[o]),
      w,
      h,
      reach,
    )
    believed = known.map((k, o) =>
      k > 0 && cover[o] > 0 && Math.abs(difference[o] - sum[o] / cover[o]) < STRAY ? k : 0,
    )
  }
  return believed
}
