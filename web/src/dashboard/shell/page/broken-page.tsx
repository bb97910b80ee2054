import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** A part of the page threw, or a file of an older version is gone: a reload mends both. */
export function BrokenPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className="wrap py-24" role="alert">
      <EmptyState
        title={t('dashboard.broken.title')}
        text={t('dashboard.broken.text')}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {t('dashboard.broken.action')}
          </Button>
        }
      />
    </main>
  )
}
