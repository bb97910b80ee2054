import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../../matte/masks.ts'

/** Of all classes but hair, the likeliest at a pixel of the masks. */
export function likeliest({ shares }: Masks, i: number): number {
  // Compared one by one: a list of classes would be made anew for each of half a million pixels.
  const other = shares[SKIN][i] > shares[BACKGROUND][i] ? SKIN : BACKGROUND
  return shares[CLOTHES][i] > shares[other][i] ? CLOTHES : other
}
