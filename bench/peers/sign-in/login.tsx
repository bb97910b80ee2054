import { type Login, loginSchema } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldWords } from '../../../web/src/public/forms/field-words.ts'
import { giveBack } from '../../../web/src/public/forms/give-back.ts'
import { RefusalNote } from '../../../web/src/public/forms/refusal-note.tsx'
import { Button } from '../../../web/src/ui/button.tsx'
import { PasswordField } from '../../../web/src/ui/fields/password-field.tsx'
import { TextField } from '../../../web/src/ui/fields/text-field.tsx'
import { Entering } from './entering.tsx'
import { useSignIn } from './use-sign-in.ts'

interface LoginFormProps {
  /** What she typed before she went to « Mot de passe oublié » and came back. */
  email: string
  onForgotten: (email: string) => void
}

export function LoginForm({ email, onForgotten }: LoginFormProps) {
  const { t } = useTranslation()
  const { send, refused, entering } = useSignIn('login', api.login())
  const { register, handleSubmit, formState, setError, getValues } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '' },
  })
  const submit = handleSubmit(async (login) => giveBack(await send(login), ['email', 'password'], setError))
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('signin.email')}
        type="email"
        autoComplete="username"
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
      <RefusalNote refused={refused} />
      <Button kind="primary" type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'signin.checking' : 'signin.login')}
      </Button>
      <Button
        kind="text"
        size="small"
        onClick={() => onForgotten(getValues('email'))}
        className="-mt-1 justify-self-center underline"
      >
        {t('signin.forgotten.link')}
      </Button>
      {entering && <Entering message={t('signin.entering.login')} />}
    </form>
  )
}
