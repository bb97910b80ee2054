import { isPrice } from '@app/domain/catalogue/prices.ts'
import { HOUSE_CREDITS_MAX } from '@app/domain/credits/credits-api.ts'
import type { ActNeeds } from '@app/domain/operator/desk.ts'
import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'

/** What is typed for an act. */
export interface Typed {
  words: string
  count: string
}
type Field = keyof Typed

type Label = 'reason' | 'amount' | 'price' | 'count' | 'address'

const FIELDS: Record<ActNeeds, readonly { field: Field; label: Label }[]> = {
  nothing: [],
  reason: [{ field: 'words', label: 'reason' }],
  amount: [{ field: 'words', label: 'amount' }],
  price: [{ field: 'words', label: 'price' }],
  credits: [
    { field: 'count', label: 'count' },
    { field: 'words', label: 'reason' },
  ],
  address: [{ field: 'words', label: 'address' }],
  // A dialog of its own asks for it.
  offer: [],
}
const MODES = {
  reason: 'text',
  address: 'text',
  count: 'numeric',
  amount: 'decimal',
  price: 'decimal',
} as const

/** The first field that lacks something, with the key of its sentence. */
export function lackOf(
  needs: ActNeeds,
  { words, count }: Typed,
  email: unknown,
): { field: Field; key: 'countRequired' | 'reasonRequired' | 'priceRequired' | 'addressDiffers' } | null {
  if (
    needs === 'credits' &&
    !(/^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= HOUSE_CREDITS_MAX)
  )
    return { field: 'count', key: 'countRequired' }
  if ((needs === 'reason' || needs === 'credits') && words === '')
    return { field: 'words', key: 'reasonRequired' }
  if (needs === 'price' && !isPrice(centsFromTyped(words) ?? 0))
    return { field: 'words', key: 'priceRequired' }
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
  return FIELDS[needs].map(({ field, label }) => (
    <TextField
      key={field}
      label={t(`operator.${label}`)}
      hint={t(`operator.${label}Hint`, { max: HOUSE_CREDITS_MAX })}
      inputMode={MODES[label]}
      autoComplete="off"
      value={typed[field]}
      onChange={(event) => onType({ ...typed, [field]: event.target.value })}
      error={lack?.field === field ? t(`fields.${lack.key}`) : undefined}
    />
  ))
}
