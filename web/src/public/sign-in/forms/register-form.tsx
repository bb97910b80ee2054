import { api, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { AcceptTerms } from './accept-terms.tsx'
import { genderOptions } from './gender-options.ts'
import { PlainEmail, PlainPassword, PlainSelect, PlainText } from './plain-fields.tsx'
import { PlainForm, PlainRefusal, SendButton, type SignInFormProps } from './plain-form.tsx'

export function RegisterForm({ sent }: SignInFormProps) {
  const { t } = useTranslation()
  const facts = {
    call: api.register(),
    busy: t('signin.registering'),
    entering: {
      message: t('signin.entering.register'),
      greeting: 'welcome',
      dashboard: pages.dashboard(),
      wizard: pages.wizard(),
    },
  } as const
  return (
    <PlainForm name="register" kind="register" action={pages.register()} facts={facts}>
      <PlainText
        form="register"
        name="firstName"
        label={t('signin.firstName')}
        autoComplete="given-name"
        isKept
        sent={sent}
      />
      <PlainEmail form="register" autoComplete="email" sent={sent} />
      <PlainPassword
        form="register"
        autoComplete="new-password"
        hint={t('signin.passwordHint')}
        sent={sent}
      />
      <PlainSelect
        form="register"
        name="gender"
        label={t('signin.gender')}
        autoComplete="sex"
        options={genderOptions(t)}
        sent={sent}
      />
      <PlainRefusal kind="register" sent={sent} />
      <SendButton>{t('signin.register')}</SendButton>
      <AcceptTerms />
    </PlainForm>
  )
}
