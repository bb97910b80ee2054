import { type Profile, profileSchema } from '@app/domain/accounts/accounts-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../shell/say.ts'
import { useCurrentUser, useSaveProfile } from './account-queries.ts'
import { useFieldSentence } from './field-sentence.ts'
import { GenderField } from './gender-field.tsx'

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const
type FieldName = (typeof FIELDS)[number]

/** The form as it stands when the window opens, and what saving it does. */
function useProfileForm(onDone: () => void) {
  const say = useSay()
  const { firstName, lastName, email, phone } = useCurrentUser()
  const saving = useSaveProfile()
  const form = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: { firstName, lastName: lastName ?? '', email, phone: phone ?? '' },
  })
  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return say('profileError')
    for (const name of FIELDS) {
      const message = error.fields[name]
      if (message) form.setError(name, { message })
    }
    say(error.isNetwork ? 'networkError' : 'profileError', { description: error.sentence })
  }
  const accept = () => {
    say('profileUpdated')
    onDone()
  }
  const save = form.handleSubmit((profile) =>
    saving.mutate(withoutBlanks(profile), { onSuccess: accept, onError: refuse }),
  )
  return { form, save, isSaving: saving.isPending }
}

/** An emptied field is nothing, not an empty name. */
const withoutBlanks = (profile: Profile): Profile => ({
  ...profile,
  lastName: profile.lastName || null,
  phone: profile.phone || null,
})

export function ProfileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { form, save, isSaving } = useProfileForm(onDone)
  const sentence = useFieldSentence()
  const field = (name: FieldName) => ({
    label: t(`accounts.profile.${name}`),
    error: sentence(form.formState.errors[name]?.message),
    ...form.register(name),
  })
  return (
    <form noValidate onSubmit={save} className="grid gap-4.5">
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" required autoComplete="email" />
      <GenderField />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onDone}>
          {t('accounts.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={isSaving}>
          {t(isSaving ? 'accounts.profile.saving' : 'accounts.profile.save')}
        </Button>
      </div>
    </form>
  )
}
