import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { isFirstFree } from '../shell/brand.ts'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useNotify } from '../shell/toasts/notify.ts'
import { useCurrentUser, useKeepAddress, useSendConfirmation } from './account-queries.ts'

/**
 * Until she has opened the link we sent: which address waits, and a way to get the link again. An address she changes
 * to may also be given up.
 */
export function AddressNotice({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { email, emailVerified, pendingEmail, userType } = useCurrentUser()
  const sending = useSendConfirmation()
  const notify = useNotify()
  if (emailVerified && !pendingEmail) return null
  const waiting = pendingEmail ?? email
  const send = () =>
    sending.mutate(undefined, {
      onSuccess: () => notify('confirmationSent', { values: { email: waiting } }),
      onError: (error) =>
        notify('confirmationError', {
          description: troubleWords(t, error, t('toasts.confirmationError.description')),
        }),
    })
  const opensFree = userType === 'client' && isFirstFree()
  const asks = opensFree ? 'accounts.confirmation.noticeFree' : 'accounts.confirmation.notice'
  const words = pendingEmail ? 'accounts.confirmation.pending' : asks
  return (
    <div
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-veil px-4 py-1.5 text-small text-ink2',
        className,
      )}
    >
      <Icon name="mail" />
      <p role="status" className="min-w-0 flex-1 basis-60 py-1.5 wrap-anywhere">
        {t(sending.isSuccess ? 'accounts.confirmation.sent' : words, { email: waiting })}
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button kind="text" size="small" busy={sending.isPending} onClick={send}>
          {t('accounts.confirmation.resend')}
        </Button>
        {pendingEmail && <KeepAddress email={email} />}
      </div>
    </div>
  )
}

export function KeepAddress({ email }: { email: string }) {
  const { t } = useTranslation()
  const keeping = useKeepAddress()
  const notify = useNotify()
  const { show } = useToasts()
  const keep = () =>
    keeping.mutate(undefined, {
      onSuccess: () => notify('profileUpdated', { description: t('accounts.confirmation.kept', { email }) }),
      onError: (error) =>
        show({
          type: 'error',
          title: t('toasts.profileError.title'),
          description: troubleWords(t, error, t('accounts.confirmation.keepError')),
        }),
    })
  return (
    <Button kind="text" size="small" busy={keeping.isPending} onClick={keep}>
      {t('accounts.confirmation.keepOld')}
    </Button>
  )
}
