import { type DraftContent, stepGap, WIZARD_STEPS, type WizardStep } from '@app/domain/drafts/draft-rules.ts'
import { photoLevel } from '@app/domain/photos/photo-rules.ts'

/** Why Suivant waits, as the key and the number of a sentence in texts `drafts.gaps`. */
export type FooterReason =
  | { key: 'name' | 'sending' | 'checking' | 'style' | 'styleChecked' | 'package' | 'consent' }
  | { key: 'photos'; count: number }

export interface FooterFacts {
  /** Her free first image is still hers. */
  hasFirstFree: boolean
  /** Photos on their way. */
  sending: number
}

/** The first thing missing up to this step; `null` when she may go on. */
export function footerReason(
  step: WizardStep,
  draft: DraftContent,
  { hasFirstFree, sending }: FooterFacts,
): FooterReason | null {
  const gap = WIZARD_STEPS.filter((earlier) => earlier <= step)
    .map((earlier) => stepGap(earlier, draft, hasFirstFree))
    .find((found) => found !== null)
  // A free one is made as soon as it is asked for: what is on its way then would come too late for it.
  if (!gap) return step === 3 && draft.packageType === 'decouverte' && sending > 0 ? { key: 'sending' } : null
  return gap.reason === 'photos' ? photosReason(gap.missing, draft, sending) : { key: gap.reason }
}

/** When enough photos are chosen, only their journey or their check is missing: asking for more would be wrong. */
function photosReason(missing: number, draft: DraftContent, sending: number): FooterReason {
  const checking = draft.uploadedImages.filter(({ verdicts }) => photoLevel(verdicts) === 'checking').length
  if (checking + sending < missing) return { key: 'photos', count: missing }
  return { key: sending > 0 ? 'sending' : 'checking' }
}
