import { z } from 'zod'
import { PUBLICATIONS, REVIEW_LENGTH } from './review-rules.ts'

/** « Cette transformation vous plaît-elle ? », and what she adds if she wishes. */
export const reviewWishSchema = z
  .object({
    pleased: z.boolean(),
    text: z.string().trim().max(REVIEW_LENGTH).default(''),
    /** Her words may be shown with her first name and the month. */
    publish: z.boolean().default(false),
  })
  .refine(({ text, publish }) => !publish || text !== '', { path: ['text'], message: 'reviewRequired' })
export type ReviewWish = z.infer<typeof reviewWishSchema>

export const reviewSchema = z.object({
  pleased: z.boolean(),
  text: z.string(),
  publication: z.enum(PUBLICATIONS),
  /** Why it was not published, in the words of who read it. */
  refusal: z.string().nullable(),
})
export type HerReview = z.infer<typeof reviewSchema>

/** Null until she has answered, and once she has taken her answer back. */
export const reviewAnswer = z.object({ review: reviewSchema.nullable() })
