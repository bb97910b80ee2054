import { photosNeeded } from '../catalogue/packages.ts'
import {
  PHOTOS_FOR_FIRST_FREE,
  PHOTOS_PER_TRANSFORMATION,
  type PhotoVerdict,
  photosMissing,
} from '../photos/photo-rules.ts'

export const WIZARD_STEPS = [1, 2, 3, 4] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
/** The last step has its own button, beside what it obliges to: no navigation below it. */
export const PAYMENT_STEP = 4 satisfies WizardStep
export const TRANSFORMATION_NAME_MAX = 80
/** Typing pause after which a draft is saved. */
export const DRAFT_SAVE_DELAY_MS = 500

export interface DraftContent {
  name: string
  uploadedImages: readonly { verdicts: readonly PhotoVerdict[] | null }[]
  baseStyle: string | null
  packageType: string | null
}

/** What keeps a step of the wizard from being complete; the first reason wins. */
export type StepGap =
  | { reason: 'name' }
  | { reason: 'photos'; missing: number }
  | { reason: 'style' }
  | { reason: 'package' }

/**
 * Specification 5.17 to 5.21: step 1 a name and exactly 15 photos, step 2 a style, step 3 a package, step 4 always.
 * @param hasFirstFree her free first image is still hers: step 1 lets her on with what that takes, and step 3 with the
 * package whose photos are there
 */
export function stepGap(step: WizardStep, draft: DraftContent, hasFirstFree: boolean): StepGap | null {
  if (step === 1) {
    if (draft.name.trim() === '') return { reason: 'name' }
    return photosGap(draft, hasFirstFree ? PHOTOS_FOR_FIRST_FREE : PHOTOS_PER_TRANSFORMATION)
  }
  if (step === 2) return draft.baseStyle ? null : { reason: 'style' }
  if (step === 3)
    return draft.packageType ? photosGap(draft, photosNeeded(draft.packageType)) : { reason: 'package' }
  return null
}

function photosGap({ uploadedImages }: DraftContent, needed: number): StepGap | null {
  const missing = photosMissing(uploadedImages, needed)
  return missing > 0 ? { reason: 'photos', missing } : null
}

/** The first thing missing before this draft can be ordered with its package. */
export function draftGap(draft: DraftContent): StepGap | null {
  const isFirstFree = draft.packageType === 'decouverte'
  return stepGap(1, draft, isFirstFree) ?? stepGap(2, draft, isFirstFree) ?? stepGap(3, draft, isFirstFree)
}

/** The step a restored draft may open at: the one she was at, or the first that is not complete. */
export function reachableStep(wanted: WizardStep, draft: DraftContent, hasFirstFree: boolean): WizardStep {
  const blocked = WIZARD_STEPS.find((step) => stepGap(step, draft, hasFirstFree) !== null) ?? 4
  return wanted < blocked ? wanted : blocked
}
