import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useCurrentUser } from '../account-queries.ts'
import { AddressNotice } from '../address-notice.tsx'
import { useFieldSentence } from './field-sentence.ts'
import { FormButtons } from './form-buttons.tsx'
import { type ProfileField, useProfileForm } from './use-profile-form.ts'

export function ProfileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { form, save, moves, isSaving, error } = useProfileForm(onDone)
  const { pendingEmail } = useCurrentUser()
  const sentence = useFieldSentence()
  const field = (name: ProfileField) => ({
    label: t(`accounts.profile.${name}`),
    error: sentence(form.formState.errors[name]?.message),
    ...form.register(name),
  })
  return (
    <form noValidate onSubmit={save} className="grid gap-4.5">
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" required autoComplete="email" />
      {moves && (
        <PasswordField
          {...field('currentPassword')}
          hint={t('accounts.profile.currentPasswordWhy')}
          required
          autoComplete="current-password"
        />
      )}
      {pendingEmail && <AddressNotice />}
      <GenderField />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      {error && (
        <Trouble title={t('toasts.profileError.title')} takesFocus>
          {`${t('dashboard.failures.profile')}. ${troubleWords(t, error, t('toasts.profileError.description'))}`}
        </Trouble>
      )}
      <div className="mt-2">
        <FormButtons
          submit={t(isSaving ? 'accounts.profile.saving' : 'accounts.profile.save')}
          busy={isSaving}
          onCancel={onDone}
        />
      </div>
    </form>
  )
}

/** Read-only: she said it when she registered, or did not. */
function GenderField() {
  const { t } = useTranslation()
  const { gender } = useCurrentUser()
  const value = gender ? t(`accounts.profile.genders.${gender}`) : t('accounts.profile.genderUnset')
  return <TextField label={t('accounts.profile.gender')} value={value} readOnly className="bg-veil" />
}
