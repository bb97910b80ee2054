import type { Plane } from '../../pixels/picture.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { RenderedHair } from '../light/render-strands.ts'

/** Units around a gap within which the strands tell whether it lies between roots or lengths, and what they count beside its own. */
const AROUND = { units: 0.5, counts: 0.05 } as const

/** What first hairs on the skin of her forehead count as length, at least: as dark as roots, they are what is left of her old hair. */
const FIRSTS = 0.6

/**
 * Share of the hair of each pixel that is length and no longer root, 0 to 1: where strands leave gaps, which are filled, that
 * of the strands around. null where that is not told along the hair.
 * @param unit pixels
 * @param onSkin where skin is seen between first hairs, 0 to 1 per pixel: see `thinLine`. Default: nowhere
 */
export function lengthsBetween(
  rendered: RenderedHair,
  unit: number,
  onSkin: Plane | null = null,
): Plane | null {
  const { w, h, alpha, lengths } = rendered
  if (!lengths) return null
  const held = lengths.map((share, i) => share * alpha[i])
  const [cover, near] = [alpha, held].map((plane) => wideBlur(plane, w, h, AROUND.units * unit))
  const { counts } = AROUND
  return held.map((own, i) => {
    const share = (own + counts * near[i]) / Math.max(1e-6, alpha[i] + counts * cover[i])
    return Math.max(share, FIRSTS * (onSkin?.[i] ?? 0))
  })
}
