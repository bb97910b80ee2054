import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../../ui/dialogs/alert-dialog.tsx'

export interface ChallengeDialogProps {
  open: boolean
  amount: string
  onAnswer: (accept: boolean) => void
}

/** The bank's own question before some payments (3-D Secure), imitated. Escape refuses. */
export function ChallengeDialog({ open, amount, onAnswer }: ChallengeDialogProps) {
  const { t } = useTranslation()
  return (
    <AlertDialog
      open={open}
      title={t('payment.challenge.title')}
      description={t('payment.challenge.text', { amount })}
      cancelLabel={t('payment.challenge.refuse')}
      onCancel={() => onAnswer(false)}
      confirmLabel={t('payment.challenge.accept')}
      onConfirm={() => onAnswer(true)}
    />
  )
}
