import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { Button } from '../../ui/button.tsx'
import { NoticePage } from '../notice-page.tsx'
import { opensSignIn } from '../sign-in/sign-in-button.tsx'

/** Where the link of the mail leads: its token waits in a cookie, so this page is the same for everybody. */
export function NewPasswordPage({ request }: { request: PageRequest }) {
  return request.query.resultat === 'expire' ? <ExpiredLink /> : <ChoosePassword request={request} />
}

function ExpiredLink() {
  const { t } = useTranslation()
  return (
    <NoticePage
      title={t('signin.newPassword.expiredTitle')}
      text={t('signin.newPassword.expiredText')}
      action={
        <Button kind="primary" {...opensSignIn('oubli')}>
          {t('signin.newPassword.askAgain')}
        </Button>
      }
    />
  )
}

function ChoosePassword({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  return (
    <div className="wrap grid justify-items-center gap-4 pt-10 pb-24 desk:pt-14">
      <h1 className="text-center text-title">{t('signin.newPassword.title')}</h1>
      <p className="max-w-[34em] text-center text-lead text-ink2">{t('signin.newPassword.text')}</p>
      <Card>
        {/* As high as the form that takes its place: nothing below moves. */}
        <div id="new-password" data-cut-off={t('toasts.networkError.description')} className="min-h-[190px]">
          <noscript>
            <p>{t('signin.newPassword.noScript', { email: request.site.supportEmail })}</p>
          </noscript>
        </div>
      </Card>
    </div>
  )
}

const Card = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 w-full max-w-[28rem] rounded-sheet bg-surface p-6 shadow-2 tab:p-8">{children}</div>
)
