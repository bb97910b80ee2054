import { GENDERS } from '@app/domain/accounts/account-rules.ts'
import type { TFunction } from 'i18next'

/** Saying nothing comes first: the question is optional. */
export const genderOptions = (t: TFunction) => [
  { value: '', label: t('signin.genders.unsaid') },
  ...GENDERS.map((gender) => ({ value: gender, label: t(`signin.genders.${gender}`) })),
]
