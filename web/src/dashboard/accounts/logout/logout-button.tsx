import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

export const fetchLogoutDialog = () => import('./logout-dialog.tsx')

const LogoutDialog = lazy(async () => ({ default: (await fetchLogoutDialog()).LogoutDialog }))

/** « Me déconnecter », and the question before it. */
export function LogoutButton() {
  const { t } = useTranslation()
  // `null` before the first time: the question is not fetched until then.
  const [asks, setAsks] = useState<boolean | null>(null)
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('accounts.logout.trigger')}
        className="max-desk:w-11 max-desk:px-0"
        onClick={() => setAsks(true)}
      >
        <Icon name="logout" />
        <span className="max-desk:hidden">{t('accounts.logout.trigger')}</span>
      </Button>
      {asks !== null && (
        <Suspense fallback={null}>
          <LogoutDialog open={asks} onCancel={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
