import { blur } from '../pixels/blur.ts'
import { lightOf } from '../pixels/light-of.ts'
import type { Picture } from '../pixels/picture.ts'

/** Blurs between which the next coarser detail lies, pixels. */
const [FINE, COARSE] = [1, 3.5]

/**
 * How sharp a part of a picture is, whatever its contrast: the detail a pixel or two wide against what is a little
 * coarser, both as root mean squares of the light. A picture that was enlarged has less of the first. NaN of nothing.
 * @param inside 1 where it is asked, 0 elsewhere
 */
export function fineShare(picture: Picture, inside: ArrayLike<number>): number {
  const light = lightOf(picture)
  const [fine, coarse] = [FINE, COARSE].map((sigma) => blur(light, picture.w, picture.h, sigma))
  let [finest, next] = [0, 0]
  for (let i = 0; i < light.length; i++) {
    if (!inside[i]) continue
    finest += (light[i] - fine[i]) ** 2
    next += (fine[i] - coarse[i]) ** 2
  }
  return Math.sqrt(finest / next)
}
