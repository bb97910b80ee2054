import type { User } from '@app/domain/accounts/accounts-api.ts'
import { pages } from '@app/domain/routes.ts'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { DIALOG_LOOKS } from '../../ui/dialogs/backdrop.ts'
import { useSignInHasEnded } from '../shell/sign-in-ended.ts'
import { useCurrentUser } from './account-queries.ts'
import { CodeAgainForm } from './again/code-again-form.tsx'
import { PasswordAgainForm } from './again/password-again-form.tsx'

/**
 * Her sign-in ended while she was at work: she signs in over what is on her screen, and nothing of it is lost. It is
 * veiled meanwhile, since whoever sits there may be somebody else.
 */
export function SignInAgain() {
  const { t } = useTranslation()
  const hasEnded = useSignInHasEnded()
  const her = useCurrentUser()
  return (
    <AlertDialog.Root open={hasEnded}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-30 bg-bg/85 backdrop-blur-xl" />
        <AlertDialog.Popup className={DIALOG_LOOKS} style={{ maxWidth: '28rem' }}>
          <AlertDialog.Title className="font-display text-h2">{t('accounts.again.title')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-4 mb-6 text-ink2">
            {t('accounts.again.text')}
          </AlertDialog.Description>
          {hasEnded && <AgainForms her={her} />}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Her password, then the code of her app where she has turned that on. */
function AgainForms({ her }: { her: User }) {
  const { t } = useTranslation()
  const [asksCode, setAsksCode] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="font-[650] wrap-anywhere">{her.email}</p>
      {asksCode ? (
        <CodeAgainForm onOver={() => setAsksCode(false)} />
      ) : (
        <PasswordAgainForm her={her} onCode={() => setAsksCode(true)} />
      )}
      <ButtonLink kind="text" size="small" href={pages.home()} className="justify-self-center">
        {t('accounts.again.leave')}
      </ButtonLink>
    </div>
  )
}
