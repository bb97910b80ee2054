import type { Passkey } from '@app/domain/accounts/proofs-api.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { dateWords } from '../../../../ui/language/dates.ts'
import { useLanguage } from '../../../../ui/language/use-words.ts'
import { useTellingEnd } from '../../../shell/toasts/use-telling-end.ts'
import { useUnfoldingFocus } from '../use-unfolding-focus.ts'
import { PasskeyTrouble } from './passkey-trouble.tsx'
import { PasswordStep } from './password-step.tsx'
import { useRemovePasskey } from './proof-queries.ts'

export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  const row = useUnfoldingFocus<HTMLLIElement>(isLeaving, 'input:not([hidden])')
  const added = dateWords(createdAt, language)
  return (
    <li ref={row} className="grid gap-3 rounded-field bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-[650] wrap-anywhere">{name}</p>
          <p className="text-small text-ink2">
            {lastUsedAt
              ? t('accounts.security.passkeys.used', { added, used: dateWords(lastUsedAt, language) })
              : t('accounts.security.passkeys.neverUsed', { added })}
          </p>
        </div>
        {!isLeaving && (
          <Button
            kind="secondary"
            size="small"
            aria-label={t('accounts.security.passkeys.removeNamed', { name })}
            onClick={() => setLeaving(true)}
          >
            {t('accounts.security.passkeys.remove')}
          </Button>
        )}
      </div>
      {isLeaving && <Removal id={id} onCancel={() => setLeaving(false)} />}
    </li>
  )
}

function Removal({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: {
      title: t('accounts.security.passkeys.removedTitle'),
      description: t('accounts.security.passkeys.removedText'),
    },
    failed: {
      title: t('accounts.security.passkeys.troubleTitle'),
      description: t('accounts.security.passkeys.trouble'),
    },
  })
  const removing = useRemovePasskey(id, end)
  return (
    <PasswordStep
      submit={t('accounts.security.passkeys.remove')}
      busy={t('accounts.security.passkeys.removing')}
      onPassword={removing.mutateAsync}
      onCancel={onCancel}
      trouble={(error) => <PasskeyTrouble error={error} />}
    />
  )
}
