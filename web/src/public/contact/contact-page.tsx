import { pages } from '@app/domain/routes.ts'
import { ENQUIRY_LENGTH } from '@app/domain/support/support-api.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest, SentForm } from '../../page-contract.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RefusalCard } from '../forms/refusal-card.tsx'

/** A form the browser sends by itself, and the address for who would rather write. */
export function ContactPage({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const { supportEmail, supportDelay, supportChat } = request.site
  return (
    <div className="wrap grid justify-items-center pt-8 pb-20 desk:pt-14 desk:pb-28">
      <div className="w-full max-w-[36rem]">
        <h1 className="text-title">{t('support.title')}</h1>
        <p className="mt-4.5 text-lead text-ink2">{t('support.lead', { supportDelay })}</p>
        <div className="mt-8 rounded-sheet bg-surface p-6 shadow-2 tab:p-8 dark:ring-1 dark:ring-line-strong/60 forced-colors:border">
          {request.sent?.refusal === null ? (
            <Received sent={request.sent} supportDelay={supportDelay} />
          ) : (
            <ContactForm request={request} />
          )}
        </div>
        <p className="mt-8 text-small text-ink2">
          {t('support.otherWays')}{' '}
          <a href={`mailto:${supportEmail}`} className={LINK}>
            {supportEmail}
          </a>
          {supportChat && (
            <>
              {' · '}
              <a href={supportChat} rel="noopener noreferrer" target="_blank" className={LINK}>
                {t('landing.chat')}
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

function ContactForm({ request: { sent, signedIn } }: { request: PageRequest }) {
  const { t } = useTranslation()
  const errors = sent?.refusal?.fields ?? {}
  const refusal = sent?.refusal && !sent.refusal.fields ? sent.refusal : null
  return (
    <form method="post" action={pages.contact()} noValidate className="grid gap-5">
      {signedIn ? (
        <p className="text-ink2">{t('support.answeredAtAccount')}</p>
      ) : (
        <TextField
          label={t('signin.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          data-typed
          defaultValue={sent?.typed.email}
          error={errors.email}
        />
      )}
      <TextAreaField
        label={t('support.text')}
        name="text"
        rows={6}
        maxLength={ENQUIRY_LENGTH}
        data-typed
        defaultValue={sent?.typed.text}
        error={errors.text}
      />
      <p className="text-small text-ink2">{t('support.kept')}</p>
      {refusal && <RefusalCard words={{ title: t('support.refused'), description: refusal.error }} />}
      <Button kind="primary" type="submit">
        {t('support.send')}
      </Button>
    </form>
  )
}

function Received({ sent, supportDelay }: { sent: SentForm; supportDelay: string }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex items-start gap-2.5 leading-snug">
      <Icon name="mail" className="mt-0.5 size-5 flex-none text-success" />
      <div>
        <p className="font-[650]">{t('support.received', { number: sent.typed.number ?? '' })}</p>
        <p className="mt-1 text-ink2">{t('support.receivedHelp', { supportDelay })}</p>
      </div>
    </div>
  )
}
