import { z } from 'zod'

/** A figure needs this many before it says anything. */
export const DELIVERED_SHOWN_FROM = 100
export const ANSWERS_SHOWN_FROM = 50

/** The note that proves a claim and the day it was written; without both the claim is not shown (product rule 4). */
const proof = {
  evidence: z.string().trim().default(''),
  date: z.iso.date().or(z.literal('')).default(''),
}
const count = z.int().nonnegative()
const percent = z.number().min(0).max(100)

/** What the operator may say of the house in figures and in other women's words: the file of claims. */
export const claimsSchema = z.strictObject({
  women: z.strictObject({ count, ...proof }).optional(),
  delivered: z.strictObject({ count, ...proof }).optional(),
  satisfaction: z
    .strictObject({ percent, answers: count, from: z.iso.date(), to: z.iso.date(), ...proof })
    .optional(),
  /** The part of the criteria of the RGAA that an audit found met. */
  accessibility: z.strictObject({ percent, ...proof }).optional(),
  reviews: z
    .array(
      z.strictObject({
        firstName: z.string().trim().min(1).max(40),
        month: z.iso.date(),
        text: z.string().trim().min(1).max(600),
        ...proof,
      }),
    )
    .default([]),
})
export type Claims = z.infer<typeof claimsSchema>
export type Review = Claims['reviews'][number]

export const NO_CLAIMS: Claims = { reviews: [] }

const isProven = (claim: { evidence: string; date: string } | undefined): boolean =>
  claim !== undefined && claim.evidence !== '' && claim.date !== ''

/** The claims that may be shown: each with its evidence and its day, and enough behind it. */
export function provenClaims(claims: Claims): Claims {
  const { women, delivered, satisfaction, accessibility } = claims
  const isManyDelivered = (delivered?.count ?? 0) >= DELIVERED_SHOWN_FROM
  const isManyAnswers = (satisfaction?.answers ?? 0) >= ANSWERS_SHOWN_FROM
  return {
    ...(isProven(women) && { women }),
    ...(isProven(delivered) && isManyDelivered && { delivered }),
    ...(isProven(satisfaction) && isManyAnswers && { satisfaction }),
    ...(isProven(accessibility) && { accessibility }),
    reviews: claims.reviews.filter(isProven),
  }
}

/** What was answered in the app itself outweighs what the operator noted of the same question; reviews stand beside hers. */
export const withAnswers = (claims: Claims, told: Pick<Claims, 'satisfaction' | 'reviews'>): Claims => ({
  ...claims,
  ...(told.satisfaction && { satisfaction: told.satisfaction }),
  reviews: [...told.reviews, ...claims.reviews],
})

export type Conformity = 'none' | 'partial' | 'full'

/** What the RGAA lets a site declare: nothing before an audit, partial from half of the criteria on. */
export function conformityOf(claims: Claims): Conformity {
  const percent = provenClaims(claims).accessibility?.percent ?? 0
  if (percent === 100) return 'full'
  return percent >= 50 ? 'partial' : 'none'
}
