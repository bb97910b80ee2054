import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { PAYMENT_STEP } from '@app/domain/drafts/draft-rules.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { carriedStyleQuery, carriedStylesQuery, type WhyNot, wornOn } from '../preview/use-carried-styles.ts'
import type { OpenWizard } from './use-wizard.ts'

const PACKAGE_STEP = 3
const STYLE_STEP = 2

/** The style she chose, and why her photos do not carry it, or not in the tone she chose. */
export interface MissedStyle {
  style: BaseStyleId
  why: WhyNot
}

export interface StyleCheck {
  missed: MissedStyle | null
  /** Not known yet, and will be. */
  isAwaited: boolean
  /** Few of her photos carry it: some images of an order may be missing. */
  mayFallShort: boolean
}

/**
 * Whether her photos carry the style she chose: asked of it alone, which is told sooner than of all of them. She goes on
 * meanwhile; as soon as they do not, she is led back, before anything is paid.
 */
export function useStyleCheck(open: OpenWizard | null): StyleCheck {
  const { step = 1, goTo } = open ?? {}
  const chosen = open && chosenIn(open)
  const { data, isError } = useQuery(
    chosen ? carriedStyleQuery(chosen) : { queryKey: ['no style chosen'], queryFn: skipToken },
  )
  // Of all styles more photos are read: what is known of them goes before.
  const ofAll = useQuery({ ...carriedStylesQuery, enabled: false }).data
  const told = ofAll ?? data
  const why = chosen && data ? wornOn(data).whyNot(chosen.style, chosen.tone) : null
  const isToLeadBack = why !== null && step === PACKAGE_STEP
  useEffect(() => {
    if (isToLeadBack) goTo?.(STYLE_STEP)
  })
  return {
    missed: chosen && why ? { style: chosen.style, why } : null,
    isAwaited: chosen !== null && !data && !isError,
    mayFallShort: chosen !== null && told !== undefined && wornOn(told).mayFallShort(chosen.style),
  }
}

function chosenIn({ step, draft: { baseStyle, tone, uploadedImages } }: OpenWizard) {
  if (!baseStyle || step < STYLE_STEP || step >= PAYMENT_STEP) return null
  return { style: baseStyle, tone, photos: uploadedImages.map(({ id }) => id) }
}
