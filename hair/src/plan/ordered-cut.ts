import type { Technique } from '../contract.ts'
import { isOwnCut } from '../fitness/fitness.ts'
import { hairsOf } from './candidates.ts'
import type { CheckedPhoto } from './usable-photos.ts'

/** Photos that are enough for an order to be made in one way: whoever orders more sees some of them again. */
const ENOUGH = 5

/**
 * The way an order's style is made: one order is one cut. It is the way that more photos carry, until there are enough;
 * of two that are carried by enough her own hair cut, else the one that is fitter on the best of them. It does not
 * depend on how many images are ordered: those that are ordered later go on with the same plan. Undefined where no photo
 * carries the style.
 */
export function orderedCut(photos: readonly CheckedPhoto[], style: string): Technique | undefined {
  const ways = Map.groupBy(
    photos.flatMap((photo) => hairsOf(photo, style)),
    ({ technique }) => technique,
  )
  const ranked = [...ways].map(([technique, hairs]) => {
    const best = hairs
      .map(({ fitness }) => fitness ?? 0)
      .sort((a, b) => b - a)
      .slice(0, ENOUGH)
    const fitness = best.reduce((sum, one) => sum + one, 0)
    return { technique, photos: best.length, isHers: isOwnCut(technique), fitness }
  })
  return ranked.sort(
    (a, b) => b.photos - a.photos || Number(b.isHers) - Number(a.isHers) || b.fitness - a.fitness,
  )[0]?.technique
}
