import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** What the server said, as a sentence of its own: « Aucun brouillon disponible » has no full stop. */
const whyWords = (error: Error): string =>
  error instanceof ApiError && error.sentence ? `${error.sentence.replace(/\.$/, '')}. ` : ''

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
        {whyWords(error)}
        {t('drafts.reassurance')}
      </p>
      <Button kind="primary" onClick={onRetry}>
        {t('drafts.retry')}
      </Button>
    </div>
  )
}
