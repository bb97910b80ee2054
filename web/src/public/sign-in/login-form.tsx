import { api, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { PlainEmail, PlainPassword } from './plain-fields.tsx'
import { PlainForm, PlainRefusal, SendButton, type SignInFormProps } from './plain-form.tsx'
import { WayTo } from './way-to.tsx'

export function LoginForm({ sent, inDialog = false }: SignInFormProps) {
  const { t } = useTranslation()
  const facts = {
    call: api.login(),
    busy: t('signin.checking'),
    entering: {
      message: t('signin.entering.login'),
      greeting: 'loginSuccess',
      dashboard: pages.dashboard(),
      wizard: pages.wizard(),
    },
  } as const
  return (
    <PlainForm name="login" kind="login" action={pages.signIn()} facts={facts}>
      <PlainEmail form="login" autoComplete="username" sent={sent} />
      <PlainPassword form="login" autoComplete="current-password" sent={sent} />
      <PlainRefusal kind="login" sent={sent} />
      <SendButton>{t('signin.login')}</SendButton>
      <WayTo view="oubli" inDialog={inDialog}>
        {t('signin.forgotten.link')}
      </WayTo>
    </PlainForm>
  )
}
