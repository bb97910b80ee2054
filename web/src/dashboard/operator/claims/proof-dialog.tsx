import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { type TypedProof, typedProof } from '@app/domain/operator/typed-claim.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ActForm } from '../act-form.tsx'
import { useCodeWords } from '../cell.tsx'
import { type Lacks, lacksIn, useLackWords } from '../lacks.ts'

/** What proves a claim, as it was proven last. */
export function ProofDialog({ row, onClose }: { row: DeskRow; onClose: () => void }) {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  const [typed, setTyped] = useState(() => proofOf(row.cells))
  const [lacks, setLacks] = useState<Lacks>({})
  const lackWords = useLackWords(lacks)
  const read = () => {
    const proof = typedProof.safeParse(typed)
    setLacks(lacksIn(proof))
    return proof.success ? { words: '', proof: proof.data } : null
  }
  const field = (name: keyof TypedProof) => ({
    label: t(`operator.proof.${name}`),
    hint: t(`operator.proof.${name}Hint`),
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: lackWords(name),
  })
  const what = `${codeWords(String(row.cells.claim))}, ${row.cells.says}`
  return (
    <ActForm act="prove-claim" id={row.id} what={what} typed={read} onClose={onClose}>
      <TextField {...field('evidence')} />
      <TextField {...field('date')} type="date" />
      <TextField {...field('licence')} />
      <TextField {...field('url')} type="url" />
    </ActForm>
  )
}

export const proofOf = ({ proven_on, evidence, licence, evidence_url }: DeskRow['cells']): TypedProof => ({
  date: String(proven_on ?? ''),
  evidence: String(evidence ?? ''),
  licence: String(licence ?? ''),
  url: String(evidence_url ?? ''),
})
