import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** In place of the draft while it is fetched, or when it could not be. */
export function DraftGap({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation()
  if (!error)
    return (
      <p role="status" className="grid justify-items-center gap-3 py-24 text-ink2">
        <Spinner className="size-8" />
        {t('drafts.loading')}
      </p>
    )
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-24 text-center">
      <p className="font-display text-h3">{t('drafts.loadError')}</p>
      <p className="text-ink2">
        {error instanceof ApiError && error.sentence} {t('drafts.reassurance')}
      </p>
      <Button kind="primary" onClick={onRetry}>
        {t('drafts.retry')}
      </Button>
    </div>
  )
}
