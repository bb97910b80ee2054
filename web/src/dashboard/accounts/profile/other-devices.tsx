import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { LineGate } from '../../shell/query-gate.tsx'
import { useTellingEnd } from '../../shell/toasts/use-telling-end.ts'
import { useOtherSignIns, useSignOutOthers } from '../account-queries.ts'

/** How many other devices know her, and the one button that makes them forget. */
export function OtherDevices() {
  const { t } = useTranslation()
  return (
    <LineGate query={useOtherSignIns()} unknown={t('accounts.security.othersUnknown')}>
      {({ count }) => (
        <div className="grid justify-items-start gap-3">
          <p role="status" className="min-h-6 text-small text-ink2">
            {count === 0 ? t('accounts.security.noOthers') : t('accounts.security.others', { count })}
          </p>
          {count > 0 && <SignOutOthers count={count} />}
        </div>
      )}
    </LineGate>
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
