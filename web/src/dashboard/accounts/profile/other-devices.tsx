import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useTellingEnd } from '../../shell/toasts/use-telling-end.ts'
import { useOtherSignIns, useSignOutOthers } from '../account-queries.ts'

/** How many other devices know her, and the one button that makes them forget. */
export function OtherDevices() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useOtherSignIns()
  if (isError && !data)
    return (
      <p className="text-small text-ink2">
        {t('accounts.security.othersUnknown')}{' '}
        <Button kind="text" size="small" onClick={() => refetch()}>
          {t('accounts.security.retry')}
        </Button>
      </p>
    )
  const count = data?.count
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="min-h-6 text-small text-ink2">
        {count === 0 && t('accounts.security.noOthers')}
        {Boolean(count) && t('accounts.security.others', { count })}
      </p>
      {Boolean(count) && <SignOutOthers count={count ?? 0} />}
    </div>
  )
}

function SignOutOthers({ count }: { count: number }) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: { title: t('accounts.security.signedOutTitle'), description: t('accounts.security.signedOutText') },
    failed: {
      title: t('accounts.security.signOutErrorTitle'),
      description: t('accounts.security.signOutErrorText'),
    },
  })
  const signingOut = useSignOutOthers(end)
  return (
    <>
      <Button kind="secondary" size="small" busy={signingOut.isPending} onClick={() => signingOut.mutate()}>
        {!signingOut.isPending && <Icon name="logout" />}
        {signingOut.isPending ? t('accounts.security.signingOut') : t('accounts.security.signOut', { count })}
      </Button>
      {signingOut.error && (
        <Trouble title={t('accounts.security.signOutErrorTitle')} takesFocus>
          {troubleWords(t, signingOut.error, t('accounts.security.signOutErrorText'))}
        </Trouble>
      )}
    </>
  )
}
