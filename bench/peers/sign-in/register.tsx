import { registerSchema } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldWords } from '../../../web/src/public/forms/field-words.ts'
import { giveBack } from '../../../web/src/public/forms/give-back.ts'
import { RefusalNote } from '../../../web/src/public/forms/refusal-note.tsx'
import { AcceptTerms } from '../../../web/src/public/sign-in/forms/accept-terms.tsx'
import { genderOptions } from '../../../web/src/public/sign-in/forms/gender-options.ts'
import { Button } from '../../../web/src/ui/button.tsx'
import { PasswordField } from '../../../web/src/ui/fields/password-field.tsx'
import { SelectField } from '../../../web/src/ui/fields/select-field.tsx'
import { TextField } from '../../../web/src/ui/fields/text-field.tsx'
import { Entering } from './entering.tsx'
import { useSignIn } from './use-sign-in.ts'

const EMPTY = { firstName: '', email: '', password: '', gender: '' as const }
const NAMES = ['firstName', 'email', 'password', 'gender'] as const

export function RegisterForm() {
  const { t } = useTranslation()
  const { send, refused, entering } = useSignIn('register', api.register())
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: EMPTY,
  })
  const submit = handleSubmit(async (account) => giveBack(await send(account), NAMES, setError))
  const { errors, isSubmitting } = formState
  const error = (name: (typeof NAMES)[number]) => fieldWords(t, errors[name]?.message)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('signin.firstName')}
        autoComplete="given-name"
        error={error('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={t('signin.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={error('email')}
        {...register('email')}
      />
      <PasswordField
        label={t('signin.password')}
        autoComplete="new-password"
        hint={t('signin.passwordHint')}
        error={error('password')}
        {...register('password')}
      />
      <SelectField
        label={t('signin.gender')}
        autoComplete="sex"
        options={genderOptions(t)}
        error={error('gender')}
        {...register('gender')}
      />
      <RefusalNote refused={refused} />
      <Button kind="primary" type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'signin.registering' : 'signin.register')}
      </Button>
      <AcceptTerms />
      {entering && <Entering message={t('signin.entering.register')} />}
    </form>
  )
}
