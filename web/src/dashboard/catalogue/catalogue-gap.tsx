import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** In place of the catalogue while it is fetched, or when it could not be. */
export function CatalogueGap({ query }: { query: { isError: boolean; refetch: () => unknown } }) {
  const { t } = useTranslation()
  if (!query.isError)
    return (
      <p role="status" className="grid justify-items-center gap-3 py-20 text-ink2">
        <Spinner className="size-8" />
        {t('drafts.loading')}
      </p>
    )
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-20 text-center">
      <p>{t('catalogue.loadError')}</p>
      <Button kind="secondary" onClick={() => query.refetch()}>
        {t('drafts.retry')}
      </Button>
    </div>
  )
}
