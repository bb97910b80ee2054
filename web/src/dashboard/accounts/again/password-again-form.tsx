import { type Login, loginSchema, type User, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useKnownAgain } from './use-known-again.ts'

/** @param onCode her password was right, and the code of her app is asked for */
export function PasswordAgainForm({ her, onCode }: { her: User; onCode: () => void }) {
  const { t } = useTranslation()
  const goOn = useKnownAgain()
  const [refusal, setRefusal] = useState<unknown>(null)
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: her.email, password: '' },
  })
  const submit = handleSubmit(async (login) => {
    setRefusal(null)
    try {
      goOn(await callApi(api.login(), { method: 'POST', body: login, answer: userAnswer }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_asked') onCode()
      else setRefusal(error)
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers: whose password this is. */}
      <input type="hidden" autoComplete="username" {...register('email')} />
      <PasswordField
        label={t('signin.password')}
        autoComplete="current-password"
        error={formState.errors.password && t('fields.passwordRequired')}
        {...register('password')}
      />
      {refusal !== null && (
        <Trouble takesFocus>{troubleWords(t, refusal, t('accounts.again.trouble'))}</Trouble>
      )}
      <Button kind="primary" type="submit" busy={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'signin.checking' : 'signin.login')}
      </Button>
    </form>
  )
}
