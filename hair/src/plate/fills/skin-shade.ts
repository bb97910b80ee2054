import { distance } from '../../pixels/masks/distance.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Face heights from one figure of a table to the next. */
const STEP = 0.05
/**
 * Logarithm of skin below the face over the cheek's, gamma-coded red, green and blue, by the distance from the face's
 * outline: medians of a hundred bare necks. The jaw's shadow is warm, and chests are lighter than cheeks.
 */
const TABLES = [
  [-0.4, -0.44, -0.39, -0.32, -0.24, -0.17, -0.11, -0.06, -0.02, 0.02, 0.03, 0.03],
  [-0.4, -0.5, -0.46, -0.41, -0.31, -0.2, -0.11, -0.04, 0.03, 0.08, 0.1, 0.12],
  [-0.45, -0.6, -0.54, -0.47, -0.37, -0.26, -0.15, -0.06, 0.02, 0.09, 0.14, 0.15],
] as const

/**
 * How skin below the face is shaded on average: one plane per channel of `log(skin / cheek)`.
 * @param oval 1 inside the face's outline
 * @param s one face height, pixels
 */
export function skinShade(oval: Plane, { w, h }: Size, s: number): Plane[] {
  const below = distance((i) => oval[i] > 0.5, w, h)
  return TABLES.map((table) =>
    below.map((d) => {
      const at = Math.min(table.length - 1, d / s / STEP)
      const k = Math.min(table.length - 2, at | 0)
      return table[k] + (table[k + 1] - table[k]) * (at - k)
    }),
  )
}
