import { HOUSE_CREDITS_MAX } from '@app/domain/credits/credits-api.ts'
import type { ActNeeds } from '@app/domain/operator/desk.ts'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'

/** What is typed for an act. */
export interface Typed {
  words: string
  count: string
}
type Field = keyof Typed

const FIELDS: Record<ActNeeds, readonly Field[]> = {
  nothing: [],
  reason: ['words'],
  amount: ['words'],
  credits: ['count', 'words'],
  address: ['words'],
}

/** The first field that lacks something, with the key of its sentence. */
export function lackOf(
  needs: ActNeeds,
  { words, count }: Typed,
  email: unknown,
): { field: Field; key: 'countRequired' | 'reasonRequired' | 'addressDiffers' } | null {
  if (
    needs === 'credits' &&
    !(/^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= HOUSE_CREDITS_MAX)
  )
    return { field: 'count', key: 'countRequired' }
  if ((needs === 'reason' || needs === 'credits') && words === '')
    return { field: 'words', key: 'reasonRequired' }
  if (needs === 'address' && words.toLowerCase() !== email) return { field: 'words', key: 'addressDiffers' }
  return null
}

interface ActFieldsProps {
  needs: ActNeeds
  typed: Typed
  lack: ReturnType<typeof lackOf>
  onType: (typed: Typed) => void
}

export function ActFields({ needs, typed, lack, onType }: ActFieldsProps) {
  const { t } = useTranslation()
  const words = {
    nothing: 'reason',
    credits: 'reason',
    reason: 'reason',
    amount: 'amount',
    address: 'address',
  }[needs] as 'reason' | 'amount' | 'address'
  return FIELDS[needs].map((field) => {
    const name = field === 'count' ? 'count' : words
    return (
      <TextField
        key={field}
        label={t(`operator.${name}`)}
        hint={t(`operator.${name}Hint`, { max: HOUSE_CREDITS_MAX })}
        inputMode={name === 'amount' ? 'decimal' : name === 'count' ? 'numeric' : 'text'}
        autoComplete="off"
        value={typed[field]}
        onChange={(event) => onType({ ...typed, [field]: event.target.value })}
        error={lack?.field === field ? t(`fields.${lack.key}`) : undefined}
      />
    )
  })
}
