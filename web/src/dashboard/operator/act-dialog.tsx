import { type ActNeeds, DESK_ACTS, type DeskAct } from '@app/domain/operator/desk-acts.ts'
import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActFields, type Typed, wishOf } from './act-fields.tsx'
import { ActForm } from './act-form.tsx'
import { useCodeWords } from './cell.tsx'
import type { Lacks } from './lacks.ts'

/** What is about to be done to which row. */
export interface Chosen {
  act: DeskAct
  row: DeskRow
}

/** Of an act that takes a word or two, or nothing. */
export function ActDialog({ chosen: { act, row }, onClose }: { chosen: Chosen; onClose: () => void }) {
  const navigate = useNavigate()
  const codeWords = useCodeWords()
  const [typed, setTyped] = useState<Typed>({ words: '', count: '', budget: '' })
  const [lacks, setLacks] = useState<Lacks>({})
  const needs: ActNeeds = DESK_ACTS[act]
  const read = () => {
    const wish = wishOf({ act, row, typed })
    setLacks(wish.lacks)
    return wish.given
  }
  return (
    <ActForm
      {...{ act, onClose }}
      id={row.id}
      what={codeWords(nameOf(row.cells))}
      typed={read}
      onDone={() => act === 'show-images' && void navigate(pages.deskImages(row.id))}
    >
      {needs === 'version' && (
        <blockquote className="whitespace-pre-line wrap-anywhere border-line border-l-2 pl-4">
          {String(row.cells.text ?? '')}
        </blockquote>
      )}
      <ActFields needs={needs} typed={typed} lacks={lacks} onType={setTyped} />
    </ActForm>
  )
}

/** What an operator calls a row: the title of a course, the receipt of an order, the address of a person. */
const NAMES = [
  ...['title', 'receipt', 'salon_name', 'name', 'email', 'recipient', 'subject', 'first_name', 'number'],
  ...['article', 'queue', 'says', 'style'],
]

const nameOf = (cells: Chosen['row']['cells']): string =>
  String(NAMES.map((name) => cells[name]).find((value) => value !== null && value !== undefined) ?? '')
