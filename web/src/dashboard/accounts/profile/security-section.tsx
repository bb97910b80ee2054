import { useTranslation } from 'react-i18next'
import { OtherDevices } from './other-devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { FactorPart } from './proofs/factor-part.tsx'
import { PasskeysPart } from './proofs/passkeys-part.tsx'
import { Unfolding } from './unfolding.tsx'

/** Under her profile: her password, what else she signs in with, and where else she is signed in. */
export function SecuritySection() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="security-title" className="mt-8 grid gap-5 border-line border-t pt-6">
      <h3 id="security-title" className="text-h4">
        {t('accounts.security.title')}
      </h3>
      <PasswordSection />
      <PasskeysPart />
      <FactorPart />
      <OtherDevices />
    </section>
  )
}

function PasswordSection() {
  const { t } = useTranslation()
  return (
    <Unfolding icon="lock" label={t('accounts.security.change')} first="input:not([hidden])">
      {(close) => <PasswordForm onDone={close} />}
    </Unfolding>
  )
}
