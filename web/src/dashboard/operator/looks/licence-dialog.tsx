import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { type TypedLicence, typedLicence } from '@app/domain/operator/typed-licence.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ActForm } from '../act-form.tsx'
import { useCodeWords } from '../cell.tsx'
import { type Lacks, lacksIn, useLackWords } from '../lacks.ts'

/** What lets the house use a look, as it was written down last. */
export function LicenceDialog({ row, onClose }: { row: DeskRow; onClose: () => void }) {
  const codeWords = useCodeWords()
  const [typed, setTyped] = useState(() => licenceOf(row.cells))
  const [lacks, setLacks] = useState<Lacks>({})
  const read = () => {
    const licence = typedLicence.safeParse(typed)
    setLacks(lacksIn(licence))
    return licence.success ? { words: '', licence: licence.data } : null
  }
  return (
    <ActForm
      act="look-licence"
      id={row.id}
      what={codeWords(String(row.cells.style))}
      typed={read}
      onClose={onClose}
    >
      <LicenceFields typed={typed} lacks={lacks} onType={setTyped} />
    </ActForm>
  )
}

interface LicenceFieldsProps {
  typed: TypedLicence
  lacks: Lacks
  onType: (typed: TypedLicence) => void
}

export function LicenceFields({ typed, lacks, onType }: LicenceFieldsProps) {
  const { t } = useTranslation()
  const lackWords = useLackWords(lacks)
  const field = (name: keyof TypedLicence) => ({
    label: t(`operator.look.${name}`),
    hint: t(`operator.look.${name}Hint`),
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
    error: lackWords(name),
  })
  return (
    <>
      <TextField {...field('name')} />
      <TextField {...field('holder')} />
      <TextField {...field('proof')} />
      <TextField {...field('consent')} />
      <TextField {...field('url')} type="url" />
    </>
  )
}

export const licenceOf = (cells: DeskRow['cells']): TypedLicence => ({
  name: String(cells.look_licence ?? ''),
  holder: String(cells.holder ?? ''),
  proof: String(cells.proof ?? ''),
  consent: String(cells.consent ?? ''),
  url: String(cells.source_url ?? ''),
})
