import { boxMean } from '../../pixels/box-blur.ts'
import { bytesOf, planeOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { grown } from '../layers/grown.ts'
import type { Reduced } from '../layers/reduced.ts'

/** Half the sides of the windows that tell what a place and what the cloth around it is like, and a margin, face heights. */
const WINDOW = { here: 0.02, around: 0.1, margin: 0.03 } as const
/** A pendant is of another hue than the cloth, or lighter or darker by more than folds and ribs are; gamma-coded. */
const OTHER = { hue: 0.045, light: 0.12 } as const

/**
 * 1 where something hangs on plain cloth that must not be copied with it: chains and pendants. Of a print no less is taken
 * than all that differs from its mean.
 * @param cloth 1 where cloth is seen
 * @param s one face height at the size of `at`, pixels
 */
export function pendants({ w, h, channels }: Reduced, cloth: Plane, s: number): Uint8Array {
  const meanOver = (share: number) => (plane: Plane) =>
    boxMean(plane, cloth, { w, h }, Math.max(1, Math.round(share * s)))
  const [red, green, blue] = channels
  const [here, around] = [meanOver(WINDOW.here), meanOver(WINDOW.around)]
  const hues = [red, blue].map((plane) => planeOf(plane.length, (o) => plane[o] - green[o]))
  const usual = hues.map(around)
  const [light, usualLight] = [here(green), around(green)]
  const found = planeOf(cloth.length, (o) => {
    if (!cloth[o]) return 0
    const off = Math.hypot(hues[0][o] - usual[0][o], hues[1][o] - usual[1][o])
    return off > OTHER.hue || Math.abs(light[o] - usualLight[o]) > OTHER.light ? 1 : 0
  })
  const wide = grown(found, w, h, Math.max(1, Math.round(WINDOW.margin * s)))
  return bytesOf(wide.length, (o) => wide[o])
}
