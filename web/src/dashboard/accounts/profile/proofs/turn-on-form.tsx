import type { NewFactor } from '@app/domain/accounts/proofs-api.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppCodeForm } from './app-code-form.tsx'
import { FactorTrouble } from './factor-trouble.tsx'
import { PasswordStep } from './password-step.tsx'
import { usePrepareFactor } from './proof-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useShowingCodes } from './use-showing-codes.ts'

/** Her password; the secret for her app and a code that proves it is there; the ten for when it is lost. */
export function TurnOnForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const preparing = usePrepareFactor()
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const showing = useShowingCodes(setCodes)
  if (codes) return <RecoveryCodes codes={codes} onNoted={onDone} />
  if (factor) return <AppCodeForm factor={factor} showing={showing} onCancel={onDone} />
  return (
    <PasswordStep
      submit={t('accounts.security.factor.next')}
      busy={t('accounts.security.factor.checking')}
      onPassword={async (password) => setFactor(await preparing.mutateAsync(password))}
      onCancel={onDone}
      trouble={(error) => <FactorTrouble error={error} />}
    />
  )
}
