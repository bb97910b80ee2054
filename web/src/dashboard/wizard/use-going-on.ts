import { useHasFirstFree } from '../catalogue/catalogue-queries.ts'
import { useSendingPhotos } from '../photos/uploads/use-uploads.ts'
import { useNotify } from '../shell/toasts/notify.ts'
import { REASON_ID } from './footer-line.tsx'
import { type FooterReason, footerReason } from './footer-reason.ts'
import type { OpenWizard } from './use-wizard.ts'

export interface GoingOn {
  /** Why she may not go on yet. */
  reason: FooterReason | null
  /** Goes on, or says why not: in a notification for photos, for all else by the line that says it. */
  goOn: () => void
}

/**
 * Suivant, and Enter in a field, which is Suivant by another way.
 * @param last what it waits for once nothing is missing
 */
export function useGoingOn(
  { step, draft }: OpenWizard,
  onNext: () => void,
  last: FooterReason | null = null,
): GoingOn {
  const notify = useNotify()
  const sending = useSendingPhotos(draft.id)
  const hasFirstFree = useHasFirstFree() ?? false
  const reason = footerReason(step, draft, { hasFirstFree, sending }) ?? last
  const goOn = () => {
    if (!reason) onNext()
    else if (reason.key === 'photos') notify('uploadMin', { values: { count: reason.count } })
    else document.getElementById(REASON_ID)?.focus()
  }
  return { reason, goOn }
}
