import { useTranslation } from 'react-i18next'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { isSendingPhotos } from '../photos/uploads/use-uploads.ts'
import type { OpenWizard } from './use-wizard.ts'

/** Closing asks nothing: the draft is saved, and she is told so when there is something in it. */
export function useClosing(open: OpenWizard | null, onClose: () => void): () => void {
  const { t } = useTranslation()
  const { show } = useToasts()
  return () => {
    onClose()
    if (!open || isEmpty(open)) return
    const description = isSendingPhotos() ? t('drafts.closedSending') : undefined
    show({ type: 'info', title: t('drafts.closed'), description })
  }
}

const isEmpty = ({ draft }: OpenWizard): boolean =>
  draft.sessionName.trim() === '' && draft.uploadedImages.length === 0 && !isSendingPhotos()
