import {
  doneAnswer,
  type ForgottenPassword,
  forgottenPasswordSchema,
} from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../web/src/api/call.ts'
import { fieldWords } from '../../../web/src/public/forms/field-words.ts'
import { giveBack } from '../../../web/src/public/forms/give-back.ts'
import { RefusalNote } from '../../../web/src/public/forms/refusal-note.tsx'
import { useAttempt } from '../../../web/src/public/forms/use-attempt.ts'
import { Button } from '../../../web/src/ui/button.tsx'
import { TextField } from '../../../web/src/ui/fields/text-field.tsx'
import { LinkSent } from './link-sent.tsx'

interface ForgottenFormProps {
  /** What she had typed to sign in: not to be typed again. */
  email: string
  onBack: (email: string) => void
}

/** Whether the address has an account is not said: the words are the same. */
export function ForgottenForm({ email, onBack }: ForgottenFormProps) {
  const { t } = useTranslation()
  const { attempt, refused } = useAttempt('passwordLink')
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, formState, setError, getValues } = useForm<ForgottenPassword>({
    resolver: zodResolver(forgottenPasswordSchema),
    defaultValues: { email },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setSent(false)
    const fields = await attempt(async () => {
      await callApi(api.forgottenPassword(), { method: 'POST', body, answer: doneAnswer })
      setSent(true)
    })
    giveBack(fields, ['email'], setError)
  })
  const send = sent ? 'signin.forgotten.again' : 'signin.forgotten.send'
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink2">{t('signin.forgotten.text')}</p>
      <TextField
        label={t('signin.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={fieldWords(t, errors.email?.message)}
        {...register('email')}
      />
      <RefusalNote refused={refused} />
      <LinkSent sent={sent} />
      <Button kind={sent ? 'secondary' : 'primary'} type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'signin.forgotten.sending' : send)}
      </Button>
      <Button
        kind="text"
        size="small"
        onClick={() => onBack(getValues('email'))}
        className="-mt-1 justify-self-center underline"
      >
        {t('signin.forgotten.back')}
      </Button>
    </form>
  )
}
