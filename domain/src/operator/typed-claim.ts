import { z } from 'zod'
import { dayInParis } from '../calendar/day-in-paris.ts'
import type { ClaimKind } from '../site/claim-parts.ts'

/** What an operator types of a claim. Messages are keys of texts `fields`. */
const number = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, 'figureRequired')
const percent = z
  .string()
  .trim()
  .regex(/^(?:100|\d{1,2}(?:[.,]\d)?)$/, 'percentRequired')
const day = z.iso
  .date({ error: 'dayRequired', abort: true })
  .refine((typed) => typed <= dayInParis(new Date()), 'dayToCome')

/** What is asked of each kind, in this order; the command takes the same words. */
export const CLAIM_FIELDS = {
  women: ['count'],
  delivered: ['count'],
  satisfaction: ['percent', 'answers', 'from', 'to'],
  accessibility: ['percent'],
  review: ['month', 'firstName', 'text'],
} as const satisfies Record<ClaimKind, readonly string[]>
export type ClaimField = (typeof CLAIM_FIELDS)[ClaimKind][number]

export const typedClaim = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('women'), count: number }),
  z.object({ kind: z.literal('delivered'), count: number }),
  z
    .object({ kind: z.literal('satisfaction'), percent, answers: number, from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'dayBefore' }),
  z.object({ kind: z.literal('accessibility'), percent }),
  z.object({
    kind: z.literal('review'),
    month: day,
    firstName: z.string().trim().min(1, 'firstNameRequired').max(40, 'tooLong'),
    text: z.string().trim().min(1, 'messageRequired').max(600, 'tooLong'),
  }),
])
export type TypedClaim = z.infer<typeof typedClaim>

/** As the command `enter-claim` takes it, after its kind. */
export const claimWords = (typed: TypedClaim): string[] =>
  CLAIM_FIELDS[typed.kind].map((field) => String(Reflect.get(typed, field)))

/** The words of the command, each in its field. */
export const typedFrom = (kind: ClaimKind, words: readonly string[]) =>
  typedClaim.safeParse({
    kind,
    ...Object.fromEntries(CLAIM_FIELDS[kind].map((field, place) => [field, words[place] ?? ''])),
  })

const FIGURES = ['count', 'percent', 'answers']

/** What it says, as a part of the file of claims. */
export const saysOf = ({ kind: _, ...typed }: TypedClaim): object =>
  Object.fromEntries(
    Object.entries(typed).map(([field, words]) => [
      field,
      FIGURES.includes(field) ? Number(words.replace(',', '.')) : words,
    ]),
  )

/** What proves a claim, and what lets the house say it. */
export const typedProof = z.object({
  date: day,
  evidence: z.string().trim().min(1, 'evidenceRequired').max(300, 'tooLong'),
  licence: z.string().trim().min(1, 'licenceRequired').max(200, 'tooLong'),
  /** Where it may be read; may be left out. */
  url: z
    .string()
    .trim()
    .max(300, 'tooLong')
    .refine((typed) => typed === '' || z.url({ protocol: /^https$/ }).safeParse(typed).success, 'linkWrong'),
})
export type TypedProof = z.infer<typeof typedProof>

const PROOF_FIELDS = ['date', 'evidence', 'licence', 'url'] as const

/** As the command `prove-claim` takes it, after the claim's id. */
export const proofWords = (typed: TypedProof): string[] => PROOF_FIELDS.map((field) => typed[field])

export const proofFrom = (words: readonly string[]) =>
  typedProof.safeParse(Object.fromEntries(PROOF_FIELDS.map((field, place) => [field, words[place] ?? ''])))
