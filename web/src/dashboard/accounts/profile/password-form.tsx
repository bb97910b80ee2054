import { type PasswordChange, passwordChangeSchema } from '@app/domain/accounts/accounts-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useTellingEnd } from '../../shell/toasts/use-telling-end.ts'
import { useChangePassword, useCurrentUser } from '../account-queries.ts'
import { useFieldSentence } from './field-sentence.ts'
import { FormButtons } from './form-buttons.tsx'

const FIELDS = ['currentPassword', 'password'] as const

function usePasswordForm(onDone: () => void) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: { title: t('accounts.security.changedTitle'), description: t('accounts.security.changedText') },
    failed: {
      title: t('accounts.security.changeErrorTitle'),
      description: t('accounts.security.changeErrorText'),
    },
  })
  const changing = useChangePassword(end)
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { currentPassword: '', password: '' },
  })
  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return
    const refused = FIELDS.filter((name) => error.fields[name])
    for (const name of refused)
      form.setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: name === refused[0] })
  }
  const save = form.handleSubmit((change) => changing.mutate(change, { onSuccess: onDone, onError: refuse }))
  return { form, save, isSaving: changing.isPending, error: changing.error }
}

/** The current one and a new one; typed once, since it can be shown. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { email } = useCurrentUser()
  const { form, save, isSaving, error } = usePasswordForm(onDone)
  const sentence = useFieldSentence()
  const errorOf = (name: (typeof FIELDS)[number]) => sentence(form.formState.errors[name]?.message)
  return (
    <form noValidate onSubmit={save} className="grid gap-4.5">
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('accounts.security.currentPassword')}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={t('accounts.security.newPassword')}
        autoComplete="new-password"
        hint={t('accounts.security.newPasswordHint')}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <p className="text-small text-ink2">{t('accounts.security.effect')}</p>
      {error && (
        <Trouble title={t('accounts.security.changeErrorTitle')} takesFocus>
          {troubleWords(t, error, t('accounts.security.changeErrorText'))}
        </Trouble>
      )}
      <FormButtons
        submit={t(isSaving ? 'accounts.security.saving' : 'accounts.security.save')}
        busy={isSaving}
        onCancel={onDone}
      />
    </form>
  )
}
