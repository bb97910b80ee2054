import { useTranslation } from 'react-i18next'
import { PasswordForm } from './password-form.tsx'
import { Unfolding } from './unfolding.tsx'

export function PasswordSection() {
  const { t } = useTranslation()
  return (
    <Unfolding icon="lock" label={t('accounts.security.change')} first="input:not([hidden])">
      {(close) => <PasswordForm onDone={close} />}
    </Unfolding>
  )
}
