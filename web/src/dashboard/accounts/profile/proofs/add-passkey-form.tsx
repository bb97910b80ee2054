import { PASSKEY_NAME_MAX } from '@app/domain/accounts/account-rules.ts'
import { proofChangeSchema } from '@app/domain/accounts/proofs-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../../../../api/api-error.ts'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useTellingEnd } from '../../../shell/toasts/use-telling-end.ts'
import { useCurrentUser } from '../../account-queries.ts'
import { useFieldSentence } from '../field-sentence.ts'
import { FormButtons } from '../form-buttons.tsx'
import { PasskeyTrouble } from './passkey-trouble.tsx'
import { useAddPasskey } from './proof-queries.ts'

const schema = proofChangeSchema.extend({
  name: z.string().trim().min(1, 'nameRequired').max(PASSKEY_NAME_MAX, 'tooLong'),
})
type NewPasskey = z.infer<typeof schema>

function useAddPasskeyForm(onDone: () => void) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: {
      title: t('accounts.security.passkeys.addedTitle'),
      description: t('accounts.security.passkeys.addedText'),
    },
    failed: {
      title: t('accounts.security.passkeys.troubleTitle'),
      description: t('accounts.security.passkeys.trouble'),
    },
  })
  const adding = useAddPasskey(end)
  const form = useForm<NewPasskey>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', currentPassword: '' },
  })
  const refuse = (error: Error) => {
    const message = error instanceof ApiError ? error.fields.currentPassword : undefined
    if (message) form.setError('currentPassword', { message }, { shouldFocus: true })
  }
  const add = form.handleSubmit((typed) => adding.mutate(typed, { onSuccess: onDone, onError: refuse }))
  return { form, add, isAdding: adding.isPending, error: adding.error }
}

/** A name to know it by and her password; then her device asks. */
export function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { email } = useCurrentUser()
  const sentence = useFieldSentence()
  const { form, add, isAdding, error } = useAddPasskeyForm(onDone)
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={add} className="grid gap-4.5">
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('accounts.security.passkeys.name')}
        hint={t('accounts.security.passkeys.nameHint')}
        autoComplete="off"
        error={sentence(errors.name?.message)}
        {...form.register('name')}
      />
      <PasswordField
        label={t('accounts.security.passkeys.password')}
        autoComplete="current-password"
        error={sentence(errors.currentPassword?.message)}
        {...form.register('currentPassword')}
      />
      {error && !errors.currentPassword && <PasskeyTrouble error={error} />}
      <FormButtons
        submit={t(isAdding ? 'accounts.security.passkeys.saving' : 'accounts.security.passkeys.save')}
        busy={isAdding}
        onCancel={onDone}
      />
    </form>
  )
}
