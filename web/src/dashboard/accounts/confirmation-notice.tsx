import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../shell/say.ts'
import { useCurrentUser, useSendConfirmation } from './account-queries.ts'

/** Until she has opened the link we sent: what is missing, and a way to get it again. */
export function ConfirmationNotice() {
  const { t } = useTranslation()
  const { email, emailVerified } = useCurrentUser()
  const sending = useSendConfirmation()
  const say = useSay()
  if (emailVerified) return null
  const send = () =>
    sending.mutate(undefined, {
      onSuccess: () => say('confirmationSent', { values: { email } }),
      onError: (error) =>
        say('confirmationError', error instanceof ApiError ? { description: error.sentence } : {}),
    })
  return (
    <div className="wrap">
      <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-veil px-4 py-1.5 text-small text-ink2">
        <Icon name="mail" />
        <p className="min-w-0 flex-1 basis-60 py-1.5 wrap-anywhere">
          {t(sending.isSuccess ? 'accounts.confirmation.sent' : 'accounts.confirmation.notice', { email })}
        </p>
        <Button kind="text" size="small" busy={sending.isPending} onClick={send}>
          {t('accounts.confirmation.resend')}
        </Button>
      </div>
    </div>
  )
}
