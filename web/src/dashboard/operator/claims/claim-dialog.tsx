import {
  CLAIM_FIELDS,
  type ClaimField,
  type TypedClaim,
  typedClaim,
} from '@app/domain/operator/typed-claim.ts'
import { CLAIM_KINDS, type ClaimKind } from '@app/domain/site/claim-parts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ActForm } from '../act-form.tsx'
import { useCodeWords } from '../cell.tsx'
import { type Lacks, lacksIn, useLackWords } from '../lacks.ts'

type Typed = Partial<Record<ClaimField, string>>

/** What the house is to claim of itself: which figure, or whose words. It is shown by nothing yet. */
export function ClaimDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  const [kind, setKind] = useState<ClaimKind>('women')
  const [typed, setTyped] = useState<Typed>({})
  const [lacks, setLacks] = useState<Lacks>({})
  const read = () => {
    const wish = claimIn(kind, typed)
    setLacks(wish.lacks)
    return wish.claim && { words: '', claim: wish.claim }
  }
  return (
    <ActForm act="enter-claim" id={kind} what={codeWords(`claim_${kind}`)} typed={read} onClose={onClose}>
      <SelectField
        label={t('operator.claim.kind')}
        value={kind}
        onChange={(event) => {
          setKind(CLAIM_KINDS.find((each) => each === event.target.value) ?? 'women')
          setLacks({})
        }}
        options={CLAIM_KINDS.map((value) => ({ value, label: codeWords(`claim_${value}`) }))}
      />
      <ClaimFields {...{ kind, typed, lacks }} onType={setTyped} />
    </ActForm>
  )
}

const DAYS: readonly ClaimField[] = ['from', 'to', 'month']
const FIGURES: readonly ClaimField[] = ['count', 'percent', 'answers']

interface ClaimFieldsProps {
  kind: ClaimKind
  typed: Typed
  lacks: Lacks
  onType: (typed: Typed) => void
}

export function ClaimFields({ kind, typed, lacks, onType }: ClaimFieldsProps) {
  const { t } = useTranslation()
  const lackWords = useLackWords(lacks)
  return CLAIM_FIELDS[kind].map((name: ClaimField) => {
    const field = {
      label: t(`operator.claim.${name}`),
      value: typed[name] ?? '',
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
      error: lackWords(name),
    }
    if (name === 'text') return <TextAreaField key={name} {...field} />
    return (
      <TextField
        key={name}
        {...field}
        {...(DAYS.includes(name) && { type: 'date' })}
        {...(FIGURES.includes(name) && { inputMode: 'decimal' as const })}
      />
    )
  })
}

/** What was typed, as the server takes it; or what lacks. */
export function claimIn(kind: ClaimKind, typed: Typed): { claim: TypedClaim | null; lacks: Lacks } {
  const read = typedClaim.safeParse({
    kind,
    ...Object.fromEntries(CLAIM_FIELDS[kind].map((field: ClaimField) => [field, typed[field] ?? ''])),
  })
  return read.success ? { claim: read.data, lacks: {} } : { claim: null, lacks: lacksIn(read) }
}
