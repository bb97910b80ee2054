import { type Claims, claimsSchema, provenClaims } from './claims.ts'

/** What the house may claim: a figure once each, and any number of reviews. */
export const CLAIM_KINDS = ['women', 'delivered', 'satisfaction', 'accessibility', 'review'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** One claim by itself: what it says, and its proof. */
export interface ClaimPart {
  kind: ClaimKind
  says: object
  evidence: string
  /** The day of its evidence; empty where there is none. */
  date: string
}

/** All of them as pages read them. */
export function claimsOf(parts: readonly ClaimPart[]): Claims {
  const told = parts.map(({ kind, says, evidence, date }) => ({ kind, claim: { ...says, evidence, date } }))
  const figures = told.filter(({ kind }) => kind !== 'review').map(({ kind, claim }) => [kind, claim])
  const reviews = told.filter(({ kind }) => kind === 'review').map(({ claim }) => claim)
  return claimsSchema.parse({ ...Object.fromEntries(figures), reviews })
}

/** And the other way round. */
export function partsOf({ reviews, ...figures }: Claims): ClaimPart[] {
  return CLAIM_KINDS.flatMap((kind) => {
    const claims = kind === 'review' ? reviews : [figures[kind]].filter((claim) => claim !== undefined)
    return claims.map(({ evidence, date, ...says }) => ({ kind, says, evidence, date }))
  })
}

/** Whether pages would show it: proven, and with enough behind it. */
export const mayBeShown = (part: ClaimPart): boolean => partsOf(provenClaims(claimsOf([part]))).length === 1
