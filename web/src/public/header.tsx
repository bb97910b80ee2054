import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import { LanguageSwitch } from '../ui/language/language-switch.tsx'
import { Logo } from '../ui/logo.tsx'
import { SignInButton } from './sign-in/sign-in-button.tsx'

export function Header({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const { signedIn, language, site } = request
  return (
    <header className="sticky top-0 z-10 bg-bg/90 backdrop-blur-[10px] [view-transition-name:header]">
      <div className="wrap flex min-h-18 items-center gap-1 max-[389px]:gap-0.5 tab:gap-2.5">
        <div className="mr-auto">
          <Logo brand={site.brand} href={pages.home()} />
        </div>
        <LanguageSwitch language={language} />
        {!signedIn && <HaveAccount />}
        <SignInButton
          signedIn={signedIn}
          label={t('landing.signIn')}
          size="small"
          className="max-tab:px-2 max-tab:text-[0.9rem] max-desk:px-3.5"
        />
      </div>
    </header>
  )
}

/** In words on the narrowest phone too, where they stand on two lines: each language is as wide as its own. */
function HaveAccount() {
  const { t } = useTranslation()
  return (
    <SignInButton
      signedIn={false}
      label={t('landing.haveAccount')}
      tab="login"
      kind="text"
      size="small"
      className="max-tab:w-15 max-tab:flex-none max-tab:px-0 max-tab:text-[0.85rem] max-tab:leading-tight max-tab:text-balance max-tab:whitespace-normal max-tab:lang-en:w-23"
    />
  )
}
