import type { Recipe } from '../contract.ts'
import { FIT_LIMIT, isFitEnough, makingOf } from '../fitness/fitness.ts'
import { hairsOf } from './candidates.ts'
import { carriesTone } from './carried-tone.ts'
import { photoQuality } from './photo-quality.ts'
import { type ImageOrder, planImages } from './plan-images.ts'
import { usablePhotos } from './usable-photos.ts'

/** What an order is begun with before all of its photos are read: as good as those it would begin with then. */
const OPENING = {
  /** Photos that were read: of one nobody knows whether it is a good one of hers. */
  photos: 2,
  /** Of her own hair, which most of her photos carry. A cut that is grown suits few of them, and each of those is shown. */
  fitness: 0.8,
  quality: 0.6,
} as const

/**
 * The first image of an order, where the photos read so far leave no doubt about it: it is made while the others are
 * read. Those that carry the style do it in one and the same way, and carry its tone: neither will change with what is
 * read. Where her own hair is changed all of them carry it; hair that is grown has any tone, and of a photo that it does
 * not suit nothing is shown. Else null, and the order is begun once they are read. Only photos that somebody has read
 * count; looks come later.
 */
export function openingOf(order: ImageOrder): Recipe | null {
  const { style, tone } = order
  const photos = usablePhotos(order.photos).filter(({ judgement }) => judgement)
  if (photos.length < OPENING.photos || order.looks.some(({ baseStyle }) => baseStyle === style)) return null
  const ways = photos.map((photo) => hairsOf(photo, style).map(({ technique }) => technique))
  const carrying = ways.filter((one) => one.length > 0)
  const technique = carrying[0]?.[0]
  if (!technique || carrying.some((one) => one.length !== 1 || one[0] !== technique)) return null
  const isGrown = technique === 'strands'
  if (!isGrown && carrying.length < photos.length) return null
  const [recipe] = planImages({ ...order, photos })
  const [photo] = photos.filter(({ file }) => file === recipe.photo)
  const fitness = photo.judgement?.fitness?.[makingOf(style, technique)] ?? null
  const isGood =
    isFitEnough(fitness, isGrown ? FIT_LIMIT : OPENING.fitness) && photoQuality(photo) >= OPENING.quality
  return isGood && photos.every((one) => carriesTone(one, { technique, tone, steps: 0 })) ? recipe : null
}
