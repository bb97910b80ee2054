import { type DraftContent, stepGap, WIZARD_STEPS, type WizardStep } from '@app/domain/drafts/draft-rules.ts'
import { photoLevel } from '@app/domain/photos/photo-rules.ts'

/** Why Suivant waits, as the key and the number of a sentence in texts `drafts.gaps`. */
export type FooterReason =
  | { key: 'name' | 'sending' | 'checking' | 'style' | 'package' | 'consent' }
  | { key: 'photos'; count: number }

/** The first thing missing up to this step; `null` when she may go on. `sending`: photos on their way. */
export function footerReason(step: WizardStep, draft: DraftContent, sending = 0): FooterReason | null {
  const gap = WIZARD_STEPS.filter((earlier) => earlier <= step)
    .map((earlier) => stepGap(earlier, draft))
    .find((found) => found !== null)
  if (!gap) return null
  return gap.reason === 'photos' ? photosReason(gap.missing, draft, sending) : { key: gap.reason }
}

/** When enough photos are chosen, only their journey or their check is missing: asking for more would be wrong. */
function photosReason(missing: number, draft: DraftContent, sending: number): FooterReason {
  const checking = draft.uploadedImages.filter(({ verdicts }) => photoLevel(verdicts) === 'checking').length
  if (checking + sending < missing) return { key: 'photos', count: missing }
  return { key: sending > 0 ? 'sending' : 'checking' }
}
