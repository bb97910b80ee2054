import { pages } from '@app/domain/routes.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useLanguage } from '../catalogue/use-words.ts'
import { brand } from './brand.ts'
import { PARTS } from './parts.ts'

const LogoutDialog = lazy(async () => ({ default: (await PARTS.logout()).LogoutDialog }))

export function Header() {
  const { t } = useTranslation()
  // `null` before the first time: the question is not fetched until then.
  const [asksLogout, setAsksLogout] = useState<boolean | null>(null)
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-line border-b bg-bg/92 backdrop-blur-[10px] [view-transition-name:header]">
      <div className="wrap flex min-h-17 items-center gap-2.5">
        <div className="mr-auto">
          <Logo brand={brand()} href={pages.dashboard()} />
        </div>
        <LanguageSwitch language={useLanguage()} />
        <Button
          kind="secondary"
          size="small"
          aria-label={t('accounts.logout.trigger')}
          className="max-desk:w-11 max-desk:px-0"
          onClick={() => setAsksLogout(true)}
        >
          <Icon name="logout" />
          <span className="max-desk:hidden">{t('accounts.logout.trigger')}</span>
        </Button>
      </div>
      {asksLogout !== null && (
        <Suspense fallback={null}>
          <LogoutDialog open={asksLogout} onCancel={() => setAsksLogout(false)} />
        </Suspense>
      )}
    </header>
  )
}
