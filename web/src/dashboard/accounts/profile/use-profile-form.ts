import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { type Profile, profileSchema } from '@app/domain/accounts/accounts-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useNotify } from '../../shell/toasts/notify.ts'
import { useCurrentUser, useSaveProfile } from '../account-queries.ts'

export const PROFILE_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'currentPassword'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** The form as it stands when the window opens, and what saving it does. */
export function useProfileForm(onDone: () => void) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { firstName, lastName, email, phone } = useCurrentUser()
  // Told wherever she is by then: « Annuler » stops nothing that has left.
  const saving = useSaveProfile({
    onSuccess: ({ pendingEmail }, sent) => {
      if (pendingEmail && pendingEmail === normaliseEmail(sent.email))
        notify('confirmationSent', { values: { email: pendingEmail } })
      else notify('profileUpdated')
    },
    onError: (error) =>
      notify(error instanceof ApiError && error.isNetwork ? 'networkError' : 'profileError', {
        description: troubleWords(t, error, t('toasts.profileError.description')),
      }),
  })
  const form = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    // Opened while what she changed is still being saved, it follows once it is; what she types stays.
    values: { firstName, lastName: lastName ?? '', email, phone: phone ?? '', currentPassword: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const moves = normaliseEmail(form.watch('email')) !== email
  const save = form.handleSubmit((profile) => {
    if (moves && !profile.currentPassword)
      return form.setError('currentPassword', { message: 'passwordRequired' }, { shouldFocus: true })
    saving.mutate(asSent(profile, moves), {
      onSuccess: onDone,
      onError: (error) => giveBack(form, error),
    })
  })
  return { form, save, moves, isSaving: saving.isPending, error: saving.error }
}

/** The server's sentences under the fields it refused, and she in the first of them. */
function giveBack(form: UseFormReturn<Profile>, error: Error): void {
  if (!(error instanceof ApiError)) return
  const refused = PROFILE_FIELDS.filter((name) => error.fields[name])
  for (const name of refused)
    form.setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: name === refused[0] })
}

/** An emptied field is nothing, not an empty name; the password is sent only when it proves something. */
const asSent = ({ currentPassword, ...profile }: Profile, moves: boolean): Profile => ({
  ...profile,
  lastName: profile.lastName || null,
  phone: profile.phone || null,
  ...(moves && currentPassword && { currentPassword }),
})
