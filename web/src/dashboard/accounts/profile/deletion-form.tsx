import { type AccountDeletion, accountDeletionSchema, doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { handToast } from '../../../ui/toasts/handed-toast.ts'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useCurrentUser } from '../account-queries.ts'
import { useFieldSentence } from './field-sentence.ts'
import { FormButtons } from './form-buttons.tsx'

/** What goes, what the law keeps, and her password: an open screen is not enough. */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation()
  const { email } = useCurrentUser()
  const sentence = useFieldSentence()
  const deleting = useDeleteAccount()
  const form = useForm<AccountDeletion>({
    resolver: zodResolver(accountDeletionSchema),
    defaultValues: { currentPassword: '' },
  })
  const refuse = (error: Error) => {
    const message = error instanceof ApiError ? error.fields.currentPassword : undefined
    if (message) form.setError('currentPassword', { message }, { shouldFocus: true })
  }
  const leave = form.handleSubmit((deletion) => deleting.mutate(deletion, { onError: refuse }))
  return (
    <form noValidate onSubmit={leave} className="grid gap-4">
      <h4 tabIndex={-1} className="font-[650]">
        {t('leaving.question')}
      </h4>
      <p>{t('leaving.goes')}</p>
      <p className="text-ink2">{t('leaving.stays')}</p>
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('leaving.password')}
        autoComplete="current-password"
        error={sentence(form.formState.errors.currentPassword?.message)}
        {...form.register('currentPassword')}
      />
      {deleting.error && (
        <Trouble title={t('leaving.troubleTitle')} takesFocus>
          {troubleWords(t, deleting.error, t('leaving.trouble'))}
        </Trouble>
      )}
      <FormButtons
        submit={t(deleting.isPending ? 'leaving.deleting' : 'leaving.confirm')}
        busy={deleting.isPending || deleting.isSuccess}
        onCancel={onCancel}
      />
    </form>
  )
}

/** Deletes the account; nothing of it stays in this page either, and the home page says that it is done. */
function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deletion: AccountDeletion) =>
      callApi(api.account(), { method: 'DELETE', body: deletion, answer: doneAnswer }),
    onSuccess: () => {
      handToast({ key: 'accountDeleted' })
      client.clear()
      location.replace(pages.home())
    },
  })
}
