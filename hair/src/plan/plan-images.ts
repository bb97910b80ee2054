import { parseTone } from '../colour/tone.ts'
import type { Look, Recipe, Technique } from '../contract.ts'
import { HairError } from '../hair-error.ts'
import { type CheckedPhoto, rankPhotos } from './rank-photos.ts'
import { OWN_HAIR_STYLES, STYLE_TONES } from './styles.ts'
import { variationOf, WAYS_TO_WEAR } from './variations.ts'

export interface ImageOrder {
  photos: CheckedPhoto[]
  /** Id of the catalogue style. */
  style: string
  /** Images ordered, 1 to 120. */
  count: number
  seed: number
  looks: Look[]
}

/**
 * The recipes to try, in order, until `count` images are made: more than `count`, since some photos will be
 * refused. The first round uses each photo once, each further round wears the tone another way.
 * Pure and cheap; the same order gives the same recipes.
 * @throws HairError style_not_offered
 */
export function planImages(order: ImageOrder): Recipe[] {
  const ways = techniquesOf(order.style, order.looks)
  const tone = STYLE_TONES[order.style]
  if (!ways.length || !tone)
    throw new HairError('style_not_offered', `Expected a style on offer, got ${order.style}`)
  const { depth } = parseTone(tone)
  const photos = rankPhotos(order.photos)
  const recipes: Recipe[] = []
  for (let round = 0; round < WAYS_TO_WEAR; round++) {
    for (const [i, photo] of photos.entries()) {
      const seed = (order.seed * 1009 + round * 131 + i * 7 + 1) >>> 0
      const variation = variationOf(round, depth, seed)
      for (const way of ways.length > 1 ? [ways[(round + i) % ways.length]] : ways) {
        recipes.push({ photo: photo.file, style: order.style, tone, variation, seed, ...way })
      }
    }
  }
  return recipes
}

type Way = { technique: Technique; look: string | null }

/** Looks that show the style come first, then what can be done with her own hair. */
function techniquesOf(style: string, looks: Look[]): Way[] {
  const transplants = looks
    .filter((look) => look.baseStyle === style)
    .map((look): Way => ({ technique: 'look', look: look.picture }))
  const own = OWN_HAIR_STYLES.filter(({ id }) => id === style)
  return [...transplants, ...own.map(({ technique }): Way => ({ technique, look: null }))]
}
