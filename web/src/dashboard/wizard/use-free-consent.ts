import { isFreePackage } from '@app/domain/catalogue/packages.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { Maker, PhotoService } from '@app/domain/engines/makers.ts'
import { useState } from 'react'
import { useBaseStyle } from '../catalogue/catalogue-queries.ts'
import { hasPhotoConsent, type PhotoConsent, photoServiceOf, photosToOf } from '../payment/photo-consent.ts'

export interface FreeConsent {
  /** Who would be sent the photos of a free one; null where nobody is, and of one that is paid: step 4 asks then. */
  service: PhotoService | null
  given: PhotoConsent
  change: (given: PhotoConsent) => void
  photosTo: Maker[]
  isMissing: boolean
}

/** A free package is created from step 3: her consent to send her photos is asked for there. */
export function useFreeConsent(draft: Draft | null): FreeConsent {
  const [given, change] = useState<PhotoConsent>(null)
  const style = useBaseStyle(draft?.baseStyle ?? null)
  const isFree = draft?.packageType != null && isFreePackage(draft.packageType)
  const service = isFree ? photoServiceOf(style?.maker) : null
  const photosTo = photosToOf(service, given)
  return { service, given, change, photosTo, isMissing: !hasPhotoConsent(service, given) }
}
