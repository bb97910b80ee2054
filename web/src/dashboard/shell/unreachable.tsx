import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing could be fetched: said in place, with the one gesture that helps. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="wrap py-10" role="alert">
      <EmptyState
        title={t('dashboard.unreachable.title')}
        text={t('dashboard.unreachable.text')}
        action={
          <Button kind="primary" onClick={onRetry}>
            {t('dashboard.unreachable.action')}
          </Button>
        }
      />
    </div>
  )
}
