import { useHasFirstFree } from '../catalogue/catalogue-queries.ts'
import { useSendingPhotos } from '../photos/uploads/use-uploads.ts'
import { useNotify } from '../shell/toasts/notify.ts'
import { footerReason } from './footer-reason.ts'
import type { OpenWizard } from './use-wizard.ts'

/** Enter in a field is Suivant by another way: it goes on, or says how many photos are missing. */
export function useGoingOn({ step, draft }: OpenWizard, onNext: () => void): () => void {
  const notify = useNotify()
  const sending = useSendingPhotos(draft.id)
  const hasFirstFree = useHasFirstFree() ?? false
  return () => {
    const reason = footerReason(step, draft, { hasFirstFree, sending })
    if (!reason) onNext()
    else if (reason.key === 'photos') notify('uploadMin', { values: { count: reason.count } })
  }
}
