import { type Login, loginSchema } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldWords } from './field-words.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { giveBack } from './give-back.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useSignIn } from './use-sign-in.ts'

export function LoginForm() {
  const { t } = useTranslation()
  const { send, refusal } = useSignIn('login', api.login())
  const { register, handleSubmit, formState, setError } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (login) => giveBack(await send(login), ['email', 'password'], setError))
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('signin.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={fieldWords(t, errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        label={t('signin.password')}
        autoComplete="current-password"
        error={fieldWords(t, errors.password?.message)}
        {...register('password')}
      />
      <RefusalNote words={refusal} />
      <Button kind="primary" type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'signin.loggingIn' : 'signin.login')}
      </Button>
      <ForgottenPassword />
    </form>
  )
}
