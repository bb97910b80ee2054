import { type PhotoVerdict, photosMissing } from '../photos/photo-rules.ts'

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

/** Specification 5.17 to 5.21: step 1 a name and exactly 15 photos, step 2 a style, step 3 a package, step 4 always. */
export function stepGap(step: WizardStep, draft: DraftContent): StepGap | null {
  if (step === 1) {
    if (draft.name.trim() === '') return { reason: 'name' }
    const missing = photosMissing(draft.uploadedImages)
    return missing > 0 ? { reason: 'photos', missing } : null
  }
  if (step === 2) return draft.baseStyle ? null : { reason: 'style' }
  if (step === 3) return draft.packageType ? null : { reason: 'package' }
  return null
}

/** The first thing missing before this draft can be ordered. */
export const draftGap = (draft: DraftContent): StepGap | null =>
  stepGap(1, draft) ?? stepGap(2, draft) ?? stepGap(3, draft)

/** The step a restored draft may open at: the one she was at, or the first that is not complete. */
export function reachableStep(wanted: WizardStep, draft: DraftContent): WizardStep {
  const blocked = WIZARD_STEPS.find((step) => stepGap(step, draft) !== null) ?? 4
  return wanted < blocked ? wanted : blocked
}
