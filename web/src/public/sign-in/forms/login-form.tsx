import { api, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { PasskeyButton } from '../passkey-button.tsx'
import { WayTo } from '../way-to.tsx'
import { CodeForm } from './code-form.tsx'
import { signInFacts } from './login-facts.ts'
import { PlainEmail, PlainPassword } from './plain-fields.tsx'
import { PlainForm, PlainRefusal, SendButton, type SignInFormProps } from './plain-form.tsx'

export function LoginForm({ sent, inDialog = false }: SignInFormProps) {
  const { t } = useTranslation()
  return (
    <>
      <PlainForm name="login" kind="login" action={pages.signIn()} facts={signInFacts(t, api.login())}>
        <PlainEmail form="login" autoComplete="username" sent={sent} />
        <PlainPassword form="login" autoComplete="current-password" sent={sent} />
        <PlainRefusal kind="login" sent={sent} />
        <SendButton>{t('signin.login')}</SendButton>
        <PasskeyButton />
        <WayTo view="oubli" inDialog={inDialog}>
          {t('signin.forgotten.link')}
        </WayTo>
      </PlainForm>
      {/* Takes its place where a code is asked for (ask-for-code.ts): what she tried on waits in the memory of this page. */}
      <template data-code-form>
        <CodeForm />
      </template>
    </>
  )
}
