/** The most of her words that are kept, signs: what a card of the landing page holds. */
export const REVIEW_LENGTH = 600
/** The most that are shown at once, the latest first: nobody picks the kind ones. */
export const REVIEWS_SHOWN = 6

/**
 * What becomes of her words: `private` ones are for the house alone, `waiting` ones for somebody to read them, who
 * publishes them or refuses with a reason.
 */
export const PUBLICATIONS = ['private', 'waiting', 'published', 'refused'] as const
export type Publication = (typeof PUBLICATIONS)[number]

/**
 * Where a review stands once she has written it: words she changed are read anew, those she left as they were stay
 * published, or refused.
 */
export function publicationOf(
  wish: { text: string; publish: boolean },
  before: { text: string; publication: Publication } | null,
): Publication {
  if (!wish.publish) return 'private'
  const isDecided = before?.publication === 'published' || before?.publication === 'refused'
  return isDecided && before.text === wish.text ? before.publication : 'waiting'
}

/** Of a hundred answers so many said yes, in whole per cent: never rounded up to all of them. */
export const pleasedPercent = ({ answers, pleased }: { answers: number; pleased: number }): number =>
  answers === 0 ? 0 : Math.floor((100 * pleased) / answers)
