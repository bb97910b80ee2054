import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

interface FormButtonsProps {
  /** What the form does, or is doing. */
  submit: string
  busy: boolean
  onCancel: () => void
}

/** « Annuler », and the button that sends the form. */
export function FormButtons({ submit, busy, onCancel }: FormButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button kind="secondary" onClick={onCancel}>
        {t('accounts.cancel')}
      </Button>
      <Button kind="primary" type="submit" busy={busy}>
        {submit}
      </Button>
    </div>
  )
}
