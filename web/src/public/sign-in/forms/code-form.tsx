import { api, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { SentForm } from '../../../page-contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { signInFacts } from './login-facts.ts'
import { PlainText } from './plain-fields.tsx'
import { PlainForm, PlainRefusal, SendButton } from './plain-form.tsx'

/** Her password was right: the code of her app, or one of those for when it is lost. */
export function CodeForm({ sent }: { sent?: SentForm | undefined }) {
  const { t } = useTranslation()
  return (
    <PlainForm
      name="code"
      kind="login"
      action={pages.signInCode()}
      facts={signInFacts(t, api.factorSignIn())}
    >
      <p className="text-ink2">{t('signin.code.text')}</p>
      <PlainText
        form="code"
        name="code"
        label={t('signin.code.label')}
        autoComplete="one-time-code"
        sent={sent}
      />
      <PlainRefusal kind="login" sent={sent} />
      <SendButton>{t('signin.code.send')}</SendButton>
      <ButtonLink
        kind="text"
        size="small"
        href={pages.signIn()}
        className="-mt-1 justify-self-center underline"
      >
        {t('signin.code.back')}
      </ButtonLink>
    </PlainForm>
  )
}
