import { boxBlur } from '../pixels/box-blur.ts'
import { bytesOf } from '../pixels/fill-plane.ts'
import type { Plane, Size } from '../pixels/picture.ts'

/** Pixels around the hair that are its border: strands thinner than the matte can hold end there. */
export const BORDER = 12
/** A pixel with less of it is not hair. */
const HAIR_FROM = 0.1
/** One hair pixel in the window leaves 1 / 625; running sums leave less than this. */
const SOME = 1e-4

/**
 * Marks with 1 what no change of hair may touch: all but hair and its border.
 * @param mattes alpha planes, 0 to 1; what is hair in any of them counts as hair (before and after a cut)
 */
export function outsideHair(mattes: readonly Plane[], { w, h }: Size, border = BORDER): Uint8Array {
  const hair = new Float32Array(w * h)
  for (const alpha of mattes) for (let i = 0; i < hair.length; i++) if (alpha[i] >= HAIR_FROM) hair[i] = 1
  const near = boxBlur(hair, w, h, border)
  return bytesOf(near.length, (i) => (near[i] > SOME ? 0 : 1))
}
