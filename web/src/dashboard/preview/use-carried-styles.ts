import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { type Depths, depthsOfStyle, missOfTone, type ToneMiss } from '@app/domain/catalogue/worn-tone.ts'
import type { CarriedStyles, ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchCarriedStyles } from '../../preview/preview-calls.ts'

/** Asked each time step 2 opens, since her photos may have changed; until it answers every style may be chosen. */
export const carriedStylesQuery = queryOptions({
  queryKey: [api.draftStyles()],
  queryFn: ({ signal }) => fetchCarriedStyles(signal),
  refetchOnMount: 'always',
  // Step 2 opens before it asks.
  staleTime: 0,
})

/** So many of her photos are read sooner than all that tell: the best one, and two beside each other. */
const SOME = 3

/** What some of her photos carry, told while the others are read: what they do not carry may still be carried. */
const carriedBySomeQuery = queryOptions({
  queryKey: [api.draftStylesOfBest(SOME)],
  queryFn: ({ signal }) => fetchCarriedStyles(signal, api.draftStylesOfBest(SOME)),
  refetchOnMount: 'always',
  staleTime: 0,
})

/** A style in a tone (null: its own), and the photos it would be made of. */
export interface StyleOnPhotos {
  style: BaseStyleId
  tone: OfferedTone | null
  photos: readonly string[]
}

/** The same of one style alone: asked anew once her photos are others. */
export function carriedStyleQuery({ style, tone, photos }: StyleOnPhotos) {
  const path = api.draftStyles(style, tone ?? undefined)
  return queryOptions({
    queryKey: [path, photos],
    queryFn: ({ signal }) => fetchCarriedStyles(signal, path),
  })
}

/** Why a style cannot be chosen: her photos do not carry it, or not in the tone she chose. */
export type WhyNot = ImpossibleReason | ToneMiss

export interface WornOnPhotos {
  /** Null where it may be chosen, and where nothing is known. */
  whyNot: (style: BaseStyleId, tone: OfferedTone | null) => WhyNot | null
  /** The depths another tone may have: of one style, or of any (null). */
  depthsOf: (style: BaseStyleId | null) => Depths
  /** Whether few of her photos carry it: some images of an order may be missing. */
  mayFallShort: (style: BaseStyleId) => boolean
}

interface CarriedSoFar extends WornOnPhotos {
  /** False until it is told, or cannot be. */
  isKnown: boolean
  /** The same of one style: that some photo carries it is told sooner than that none does. */
  isToldOf: (style: BaseStyleId) => boolean
}

/** @param isAsked false: only what an earlier step was told */
export function useCarriedStyles(isAsked: boolean): CarriedSoFar {
  const { data, isPending } = useQuery({ ...carriedStylesQuery, enabled: isAsked })
  const some = useQuery({ ...carriedBySomeQuery, enabled: isAsked && isPending }).data
  return {
    ...wornOn(data ?? { impossible: [], depths: [], few: [] }),
    isKnown: !isPending,
    isToldOf: (style) => !isPending || (some?.depths.some((carried) => carried.style === style) ?? false),
  }
}

const ANY: Depths = { from: 1, upTo: 10 }

export function wornOn({ impossible, depths, few }: CarriedStyles): WornOnPhotos {
  const depthsOf = (style: BaseStyleId | null): Depths => {
    if (style) return depths.find((one) => one.style === style) ?? depthsOfStyle(style)
    if (depths.length === 0) return ANY
    return {
      from: Math.min(...depths.map(({ from }) => from)),
      upTo: Math.max(...depths.map(({ upTo }) => upTo)),
    }
  }
  return {
    depthsOf,
    mayFallShort: (style) => few.includes(style),
    whyNot: (style, tone) =>
      impossible.find((one) => one.style === style)?.reason ?? missOfTone(style, tone, depthsOf(style)),
  }
}
