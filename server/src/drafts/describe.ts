import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { DraftRow } from './queries.ts'

/** Her photos and what they lack together: photos stand above drafts, and say it. */
export type DraftPhotos = Pick<Draft, 'uploadedImages' | 'hints'>

export const describeDraft = (draft: DraftRow, photos: DraftPhotos): Draft => ({
  id: draft.id,
  name: draft.name,
  ...photos,
  baseStyle: draft.baseStyle,
  tone: draft.tone,
  packageType: draft.packageType,
  step: draft.step,
  updatedAt: draft.updatedAt.toISOString(),
})
