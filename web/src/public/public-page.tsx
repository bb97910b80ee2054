import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LackingScript } from './lacking-script.tsx'
import { SignInWay } from './sign-in/sign-in-button.tsx'
import { SignInDialog } from './sign-in/sign-in-dialog.tsx'
import { ToastPlace } from './toasts/toast-place.tsx'

interface PublicPageProps {
  request: PageRequest
  /** Usually a stranger's alone; the pages of the sign-in hold its forms themselves. */
  hasDialog?: boolean | undefined
  children: ReactNode
}

/** What stands around every public page. */
export function PublicPage({ request, hasDialog = !request.signedIn, children }: PublicPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-field bg-surface px-4 py-3 font-[650] focus:translate-y-0 focus:shadow-2"
      >
        {t('landing.skip')}
      </a>
      <Header request={request} />
      <main id="contenu">
        <LackingScript path={request.path} text={t('landing.lacking')} />
        {children}
      </main>
      <Footer site={request.site} />
      <SignInWay />
      {hasDialog && <SignInDialog />}
      <ToastPlace />
    </>
  )
}
