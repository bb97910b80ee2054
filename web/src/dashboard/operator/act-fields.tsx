import { HOUSE_CREDITS_MAX } from '@app/domain/credits/credits-api.ts'
import { type ActNeeds, DESK_ACTS, type DeskAct } from '@app/domain/operator/desk-acts.ts'
import { type DeskActWish, type DeskRow, deskActWish } from '@app/domain/operator/desk-api.ts'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type Lacks, lacksIn, useLackWords } from './lacks.ts'

/** What is typed for an act. */
export interface Typed {
  words: string
  count: string
  budget: string
}
type Field = keyof Typed

type Label = 'reason' | 'amount' | 'price' | 'count' | 'address' | 'budget' | 'note'

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
  budget: [
    { field: 'budget', label: 'budget' },
    { field: 'words', label: 'note' },
  ],
  note: [{ field: 'words', label: 'note' }],
  version: [],
  // Dialogs of their own ask for these.
  offer: [],
  claim: [],
  proof: [],
  picture: [],
  licence: [],
}
const MODES = {
  reason: 'text',
  note: 'text',
  address: 'text',
  count: 'numeric',
  amount: 'decimal',
  price: 'decimal',
  budget: 'decimal',
} as const

interface Typing {
  act: DeskAct
  row: DeskRow
  typed: Typed
}

type Given = Omit<DeskActWish, 'act' | 'id'>

/** What was typed, as the server takes it; or what lacks. */
export function wishOf({ act, row, typed }: Typing): { given: Given | null; lacks: Lacks } {
  const needs: ActNeeds = DESK_ACTS[act]
  if (needs === 'address' && typed.words.trim().toLowerCase() !== row.cells.email)
    return { given: null, lacks: { words: 'addressDiffers' } }
  const count = needs === 'credits' ? { count: wholeNumber(typed.count.trim()) } : {}
  const budget = needs === 'budget' ? { budget: typed.budget } : {}
  const version = needs === 'version' && row.version ? { version: row.version } : {}
  const read = deskActWish.safeParse({ act, id: row.id, words: typed.words, ...count, ...budget, ...version })
  if (!read.success) return { given: null, lacks: lacksIn(read) }
  const { act: _act, id: _id, ...given } = read.data
  return { given, lacks: {} }
}

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : Number.NaN)

interface ActFieldsProps {
  needs: ActNeeds
  typed: Typed
  lacks: Lacks
  onType: (typed: Typed) => void
}

export function ActFields({ needs, typed, lacks, onType }: ActFieldsProps) {
  const { t } = useTranslation()
  const lackWords = useLackWords(lacks)
  return FIELDS[needs].map(({ field, label }) => (
    <TextField
      key={field}
      label={t(`operator.${label}`)}
      hint={t(`operator.${label}Hint`, { max: HOUSE_CREDITS_MAX })}
      inputMode={MODES[label]}
      autoComplete="off"
      value={typed[field]}
      onChange={(event) => onType({ ...typed, [field]: event.target.value })}
      error={lackWords(field)}
    />
  ))
}
