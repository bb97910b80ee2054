import { EMAIL_CODE_DIGITS } from '@app/domain/accounts/account-rules.ts'
import { emailCodeSchema } from '@app/domain/accounts/accounts-api.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useConfirmWithCode, useCurrentUser, useSendConfirmation } from './account-queries.ts'
import { KeepAddress } from './address-notice.tsx'
import { useFieldSentence } from './profile/field-sentence.ts'

/** The six digits of the confirmation mail, typed or pasted; and a way to get another. */
export function EmailCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation()
  const { email, pendingEmail } = useCurrentUser()
  const field = useRef<HTMLInputElement>(null)
  const confirming = useConfirmWithCode()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const sentence = useFieldSentence()
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const code = emailCodeSchema.safeParse({ code: typed })
    if (!code.success) return refuse('codeInvalid')
    confirming.mutate(code.data.code, {
      onSuccess: onConfirmed,
      onError: (cause) => refuse(codeTrouble(cause) ?? troubleWords(t, cause, t('accounts.code.trouble'))),
    })
  }
  return (
    <form noValidate onSubmit={confirm} className="min-w-0">
      <p className="mb-3 wrap-anywhere">{t('accounts.code.lead', { email: pendingEmail ?? email })}</p>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-full min-w-0 tab:w-72">
          <TextField
            ref={field}
            label={t('accounts.code.label', { digits: EMAIL_CODE_DIGITS })}
            error={sentence(error)}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
            className="tracking-[.2em]"
          />
        </div>
        <Button kind="primary" type="submit" busy={confirming.isPending} className="max-tab:w-full tab:mt-8">
          {t('accounts.code.confirm')}
        </Button>
      </div>
      <Resend />
    </form>
  )
}

/** What the server said of the code itself. */
const codeTrouble = (cause: Error): string | undefined =>
  cause instanceof ApiError ? cause.fields.code : undefined

function Resend() {
  const { t } = useTranslation()
  const { email, pendingEmail } = useCurrentUser()
  const sending = useSendConfirmation()
  return (
    <div className="mt-2 text-ink2 text-small">
      <div role="status">{sending.isSuccess && <p className="py-1.5">{t('accounts.code.sent')}</p>}</div>
      {sending.error && (
        <p role="alert" className="py-1.5 font-semibold text-danger">
          {troubleWords(t, sending.error, t('toasts.confirmationError.description'))}
        </p>
      )}
      {!sending.isSuccess && <p className="py-1.5">{t('accounts.code.help')}</p>}
      <div className="-mx-3 flex flex-wrap">
        <Button kind="text" size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('accounts.confirmation.resend')}
        </Button>
        {pendingEmail && <KeepAddress email={email} />}
      </div>
    </div>
  )
}
