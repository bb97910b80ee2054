import { type Login, loginSchema, type User, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DIALOG_LOOKS } from '../../ui/dialogs/backdrop.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { signInGoesOn, useSignInHasEnded } from '../shell/sign-in-ended.ts'
import { currentUserQuery, useCurrentUser } from './account-queries.ts'

/**
 * Her sign-in ended while she was at work: she signs in over what is on her screen, and nothing of it is lost. It is
 * veiled meanwhile, since whoever sits there may be somebody else.
 */
export function SignInAgain() {
  const { t } = useTranslation()
  const hasEnded = useSignInHasEnded()
  const her = useCurrentUser()
  return (
    <AlertDialog.Root open={hasEnded}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-30 bg-bg/85 backdrop-blur-xl" />
        <AlertDialog.Popup className={DIALOG_LOOKS} style={{ maxWidth: '28rem' }}>
          <AlertDialog.Title className="font-display text-h2">{t('accounts.again.title')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-4 mb-6 text-ink2">
            {t('accounts.again.text')}
          </AlertDialog.Description>
          {hasEnded && <SignInForm her={her} />}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function SignInForm({ her }: { her: User }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<unknown>(null)
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: her.email, password: '' },
  })
  const submit = handleSubmit(async (login) => {
    setRefusal(null)
    try {
      const answer = await callApi(api.login(), { method: 'POST', body: login, answer: userAnswer })
      client.setQueryData(currentUserQuery.queryKey, answer)
      signInGoesOn()
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== api.currentUser() })
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers, and so that she sees whose account it is. */}
      <input type="hidden" autoComplete="username" {...register('email')} />
      <p className="font-[650] wrap-anywhere">{her.email}</p>
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
      <ButtonLink kind="text" size="small" href={pages.home()} className="justify-self-center">
        {t('accounts.again.leave')}
      </ButtonLink>
    </form>
  )
}
