import { type DraftContent, stepGap, WIZARD_STEPS, type WizardStep } from '@app/domain/drafts/draft-rules.ts'
import { photoLevel } from '@app/domain/photos/photo-rules.ts'

/** Why Suivant waits, as the key and the number of a sentence in texts `drafts.gaps`. */
export type FooterReason =
  | { key: 'name' | 'checking' | 'style' | 'package' }
  | { key: 'photos'; count: number }

/** The first thing missing up to this step; `null` when she may go on. */
export function footerReason(step: WizardStep, draft: DraftContent): FooterReason | null {
  const gap = WIZARD_STEPS.filter((earlier) => earlier <= step)
    .map((earlier) => stepGap(earlier, draft))
    .find((found) => found !== null)
  if (!gap) return null
  if (gap.reason !== 'photos') return { key: gap.reason }
  // Enough photos are there: only their check is missing, and asking for more would be wrong.
  return countChecking(draft) >= gap.missing ? { key: 'checking' } : { key: 'photos', count: gap.missing }
}

const countChecking = (draft: DraftContent): number =>
  draft.uploadedImages.filter(({ verdicts }) => photoLevel(verdicts) === 'checking').length
