import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { AlertLine } from './alert-line.tsx'

/** In the place of the card: why there is none to fill in, and another try. */
export function InitFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-4">
      <AlertLine>{sentence}</AlertLine>
      <Button kind="secondary" onClick={onRetry}>
        {t('payment.retry')}
      </Button>
    </div>
  )
}
