import { api, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { WayTo } from '../way-to.tsx'
import { PlainEmail } from './plain-fields.tsx'
import { PlainForm, PlainRefusal, SendButton, type SignInFormProps } from './plain-form.tsx'

/** Whether the address has an account is not said: the words are the same. */
export function ForgottenForm({ sent, inDialog = false }: SignInFormProps) {
  const { t } = useTranslation()
  const isSent = sent?.refusal === null
  return (
    <PlainForm
      name="forgotten"
      kind="passwordLink"
      action={pages.forgottenPassword()}
      facts={{ call: api.forgottenPassword(), busy: t('signin.forgotten.sending') }}
    >
      <p className="text-ink2">{t('signin.forgotten.text')}</p>
      <PlainEmail form="forgotten" autoComplete="username" sent={sent} />
      <PlainRefusal kind="passwordLink" sent={sent} />
      <LinkSent hidden={!isSent} />
      <SendButton hidden={isSent}>{t('signin.forgotten.send')}</SendButton>
      <SendButton hidden={!isSent} kind="secondary">
        {t('signin.forgotten.again')}
      </SendButton>
      <WayTo view="login" inDialog={inDialog}>
        {t('signin.forgotten.back')}
      </WayTo>
    </PlainForm>
  )
}

/** The one answer to every address (product rule 7). The reader is brought here: the button she pressed was busy. */
function LinkSent({ hidden }: { hidden: boolean }) {
  const { t } = useTranslation()
  return (
    <div
      data-done
      hidden={hidden}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-field bg-success-soft px-4 py-3 leading-snug"
    >
      <Icon name="mail" className="mt-0.5 size-5 text-success" />
      <div>
        <p className="font-[650]">{t('signin.forgotten.sent')}</p>
        <p className="mt-1 text-small text-ink2">{t('signin.forgotten.sentHelp')}</p>
      </div>
    </div>
  )
}
