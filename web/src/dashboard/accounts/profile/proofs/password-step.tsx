import { type ProofChange, proofChangeSchema } from '@app/domain/accounts/proofs-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../api/api-error.ts'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { useCurrentUser } from '../../account-queries.ts'
import { useFieldSentence } from '../field-sentence.ts'
import { FormButtons } from '../form-buttons.tsx'

interface PasswordStepProps {
  /** What the button says, and while it is under way. */
  submit: string
  busy: string
  /** Begins what her password allows; what it throws is said at the field, or by `trouble`. */
  onPassword: (currentPassword: string) => Promise<unknown>
  onCancel: () => void
  trouble: (error: unknown) => ReactNode
}

/** Her password, before a way into her account comes or goes: an open screen is not enough. */
export function PasswordStep({ submit, busy, onPassword, onCancel, trouble }: PasswordStepProps) {
  const { t } = useTranslation()
  const { email } = useCurrentUser()
  const sentence = useFieldSentence()
  const [failed, setFailed] = useState<unknown>(null)
  const { register, handleSubmit, formState, setError, setFocus } = useForm<ProofChange>({
    resolver: zodResolver(proofChangeSchema),
    defaultValues: { currentPassword: '' },
  })
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const send = handleSubmit(async ({ currentPassword }) => {
    setFailed(null)
    try {
      await onPassword(currentPassword)
    } catch (error) {
      const message = error instanceof ApiError ? error.fields.currentPassword : undefined
      if (message) setError('currentPassword', { message }, { shouldFocus: true })
      else setFailed(error)
    }
  })
  return (
    <form noValidate onSubmit={send} className="grid gap-4.5">
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('accounts.security.currentPassword')}
        autoComplete="current-password"
        error={sentence(formState.errors.currentPassword?.message)}
        {...register('currentPassword')}
      />
      {failed !== null && trouble(failed)}
      <FormButtons
        submit={formState.isSubmitting ? busy : submit}
        busy={formState.isSubmitting}
        onCancel={onCancel}
      />
    </form>
  )
}
