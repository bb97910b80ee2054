import type { Picture, Plane } from '../../pixels/picture.ts'
import { eachPixel } from './bare-ears.ts'
import type { OwnEar } from './cast-ear.ts'

/** Her own ears as the photo shows them, pixel for pixel, without a hair. Writes into the picture and the matte of its hair. */
export function keepOwnEars(
  { picture, alpha }: { picture: Picture; alpha: Plane },
  photo: Picture,
  ears: readonly OwnEar[],
): void {
  const { data, w } = picture
  keepEarsClear(alpha, w, ears)
  for (const ear of ears)
    eachPixel(ear, (x, y, i) => {
      const j = (y * w + x) * 3
      for (let o = j; o < j + 3; o++) data[o] += Math.round((photo.data[o] - data[o]) * ear.share[i])
    })
}

/** Takes the hair off what is told of ears. Writes into its matte. @param w width of the picture */
export function keepEarsClear(alpha: Plane, w: number, ears: readonly OwnEar[]): void {
  for (const ear of ears)
    eachPixel(ear, (x, y, i) => {
      alpha[y * w + x] *= 1 - ear.share[i]
    })
}
