import { z } from 'zod'

const certification = z.object({
  type: z.enum(['RNCP', 'RS']),
  /** Without its number nothing may be called certifying. */
  number: z.string().trim().min(1).max(40),
  url: z.url().refine((address) => address.startsWith('https://'), 'an address is https'),
})

/** What the operator decides about a course: who leads it, for how much; a price of 0 is free. */
export const courseOffer = z.object({
  priceCents: z.int().min(0).max(1_000_000),
  trainer: z.string().trim().min(1).max(80),
  certification: certification.nullable(),
})
export type CourseOffer = z.infer<typeof courseOffer>

/** « À venir » until the operator has decided, and published it. */
export const isComing = (offer: CourseOffer | null): offer is null => offer === null

export const isFree = ({ priceCents }: CourseOffer): boolean => priceCents === 0

/** The certification a course may be called certifying by; null without its number. */
export const certificationOf = (offer: CourseOffer | null): CourseOffer['certification'] =>
  offer?.certification?.number.trim() ? offer.certification : null
