import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageRequest, SentForm } from '../../page-contract.ts'
import { CodeForm } from './forms/code-form.tsx'
import { ForgottenForm } from './forms/forgotten-form.tsx'
import { LoginForm } from './forms/login-form.tsx'
import { RegisterForm } from './forms/register-form.tsx'
import { PAGE_OF_VIEW } from './page-of-view.ts'
import { EnteringScreen } from './sign-in-dialog.tsx'
import { SIGN_IN_TABS, type SignInTab, type SignInView } from './sign-in-view.ts'
import { TAB_LOOKS, TABS_LOOKS } from './tab-looks.ts'

/** What the dialog holds, as a page: for who has no script, or pressed before it had come. */
export function SignInPage({ view, request }: { view: SignInView; request: PageRequest }) {
  const { t } = useTranslation()
  if (view === 'oubli')
    return (
      <Sheet title={t('signin.forgotten.title')}>
        <ForgottenForm sent={request.sent} />
      </Sheet>
    )
  return (
    <Sheet title={t('signin.title')}>
      <Ways current={view} />
      {view === 'register' ? <RegisterForm sent={request.sent} /> : <LoginForm sent={request.sent} />}
    </Sheet>
  )
}

/** Where a browser without scripts is sent after her password. */
export function SignInCodePage({ sent }: { sent: SentForm | undefined }) {
  const { t } = useTranslation()
  return (
    <Sheet title={t('signin.code.title')}>
      <CodeForm sent={sent} />
    </Sheet>
  )
}

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap grid justify-items-center pt-8 pb-24 desk:pt-14">
    <div className="w-full max-w-[28rem] rounded-sheet bg-bg p-6 shadow-2 tab:p-8 dark:ring-1 dark:ring-line-strong/60 forced-colors:border">
      <h1 className="mb-5 text-h2">{title}</h1>
      {children}
    </div>
    <EnteringScreen />
  </div>
)

function Ways({ current }: { current: SignInTab }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('signin.tabs')} className={TABS_LOOKS}>
      {SIGN_IN_TABS.map((name) => (
        <a
          key={name}
          href={PAGE_OF_VIEW[name]}
          aria-current={name === current ? 'page' : undefined}
          className={TAB_LOOKS}
        >
          {t(`signin.${name}`)}
        </a>
      ))}
    </nav>
  )
}
