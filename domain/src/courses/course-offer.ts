import { z } from 'zod'
import { CARD_MIN_CENTS } from '../catalogue/prices.ts'

/** Where anybody may look a registration up. */
export const registrationUrl = z
  .url()
  .refine((address) => address.startsWith('https://'), 'an address is https')

const certification = z.object({
  type: z.enum(['RNCP', 'RS']),
  /** Without its number nothing may be called certifying. */
  number: z.string().trim().min(1).max(40),
  url: registrationUrl,
})

const COURSE_PRICE_MAX_CENTS = 1_000_000

export const isCoursePrice = (cents: number | null): boolean =>
  cents === 0 || (cents !== null && cents >= CARD_MIN_CENTS && cents <= COURSE_PRICE_MAX_CENTS)

const price = z
  .int()
  .refine(
    isCoursePrice,
    `a price is 0 for free, or from ${CARD_MIN_CENTS / 100} to ${COURSE_PRICE_MAX_CENTS / 100} euros`,
  )

/** What the operator decides about a course: who leads it, for how much; a price of 0 is free. */
export const courseOffer = z.object({
  priceCents: price,
  trainer: z.string().trim().min(1).max(80),
  certification: certification.nullable(),
})
export type CourseOffer = z.infer<typeof courseOffer>

/** « À venir » until the operator has decided, and published it. */
export const isComing = (offer: CourseOffer | null): offer is null => offer === null

export const isFree = ({ priceCents }: Pick<CourseOffer, 'priceCents'>): boolean => priceCents === 0

/**
 * Whether it may be open. A certifying course is training in the sense of the law, which forbids to ask for money before
 * the right to withdraw is over, and for more than 30 % then (code du travail, L6353-3 to L6353-6): our checkout
 * takes the price at once, so such a course is open only where it is free.
 */
export const mayBeOpen = (offer: Pick<CourseOffer, 'priceCents' | 'certification'>): boolean =>
  isFree(offer) || offer.certification === null

/** The certification a course may be called certifying by; null without its number. */
export const certificationOf = (offer: CourseOffer | null): CourseOffer['certification'] =>
  offer?.certification?.number.trim() ? offer.certification : null
