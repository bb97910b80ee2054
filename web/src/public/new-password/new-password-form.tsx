import { doneAnswer, type NewPassword, newPasswordSchema } from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { handToast } from '../../ui/toasts/handed-toast.ts'
import { fieldWords } from '../forms/field-words.ts'
import { giveBack } from '../forms/give-back.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useAttempt } from '../forms/use-attempt.ts'

export function NewPasswordForm() {
  const { t } = useTranslation()
  const { attempt, refused } = useAttempt('newPassword', ['password'])
  const { register, handleSubmit, formState, setError } = useForm<NewPassword>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async (body) => {
    const fields = await attempt(async () => {
      await callApi(api.newPassword(), { method: 'POST', body, answer: doneAnswer })
      await leave()
    })
    giveBack(fields, ['password'], setError)
  })
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        label={t('signin.newPassword.password')}
        autoComplete="new-password"
        hint={t('signin.passwordHint')}
        error={fieldWords(t, errors.password?.message)}
        {...register('password')}
      />
      <RefusalNote refused={refused}>{refused?.code === 'link_expired' && <AskAgain />}</RefusalNote>
      <Button kind="primary" type="submit" busy={isSubmitting}>
        {t(isSubmitting ? 'signin.newPassword.saving' : 'signin.newPassword.save')}
      </Button>
    </form>
  )
}

function AskAgain() {
  const { t } = useTranslation()
  return (
    <a
      href={pages.forgottenPassword()}
      className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
    >
      {t('signin.newPassword.askAgain')}
    </a>
  )
}

/** To the sign-in dialog, where the new password is typed once; the way back does not lead here again. */
function leave(): Promise<never> {
  handToast({ key: 'newPassword' })
  location.replace(pages.signInOverHome())
  return new Promise<never>(() => {})
}
