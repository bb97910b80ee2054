import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactorTrouble } from './factor-trouble.tsx'
import { PasswordStep } from './password-step.tsx'
import { useRenewCodes } from './proof-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useShowingCodes } from './use-showing-codes.ts'

/** Ten new ones for her password; the old ones open nothing any more. */
export function CodesForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[] | null>(null)
  const renewing = useRenewCodes(useShowingCodes(setCodes))
  if (codes) return <RecoveryCodes codes={codes} onNoted={onDone} />
  return (
    <PasswordStep
      submit={t('accounts.security.factor.next')}
      busy={t('accounts.security.factor.checking')}
      onPassword={renewing.mutateAsync}
      onCancel={onDone}
      trouble={(error) => <FactorTrouble error={error} />}
    />
  )
}
