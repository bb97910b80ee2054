import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useCurrentUser } from '../account-queries.ts'

/** Read-only: she said it when she registered, or did not (spec §2). */
export function GenderField() {
  const { t } = useTranslation()
  const { gender } = useCurrentUser()
  const value = gender ? t(`accounts.profile.genders.${gender}`) : t('accounts.profile.genderUnset')
  return <TextField label={t('accounts.profile.gender')} value={value} readOnly className="bg-veil" />
}
