import { type ActNeeds, DESK_ACTS, type DeskAct } from '@app/domain/operator/desk.ts'
import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { pages } from '@app/domain/routes.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { ActFields, lackOf, type Typed } from './act-fields.tsx'
import { useCodeWords } from './cell.tsx'
import { useDeskAct } from './desk-queries.ts'

/** What is about to be done to which row. */
export interface Chosen {
  act: DeskAct
  row: DeskRow
}

/** Asks once more before anything is done, with what it takes; what came of it is said, and written down for good. */
export function ActDialog({ chosen: { act, row }, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const navigate = useNavigate()
  const codeWords = useCodeWords()
  const doing = useDeskAct()
  const [typed, setTyped] = useState<Typed>({ words: '', count: '' })
  const [lack, setLack] = useState<ReturnType<typeof lackOf>>(null)
  const needs: ActNeeds = DESK_ACTS[act]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = { words: typed.words.trim(), count: typed.count.trim() }
    const lacking = lackOf(needs, given, row.cells.email)
    setLack(lacking)
    if (lacking) return
    const count = needs === 'credits' ? { count: Number(given.count) } : {}
    doing.mutate(
      { act, id: row.id, words: given.words, ...count },
      {
        onSuccess: ({ done, said }) => {
          if (!done) return
          onClose()
          if (act === 'show-images') void navigate(pages.deskImages(row.id))
          show({ type: 'success', title: t(`operator.acts.${act}`), description: said })
        },
      },
    )
  }
  const trouble = doing.error
    ? troubleWords(t, doing.error, t('operator.trouble'))
    : doing.data && !doing.data.done && doing.data.said
  return (
    <Dialog open onClose={onClose} title={t(`operator.acts.${act}`)}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-ink2 wrap-anywhere">
          {t(`operator.effects.${act}`, { what: codeWords(nameOf(row.cells)) })}
        </p>
        <ActFields needs={needs} typed={typed} lack={lack} onType={setTyped} />
        {trouble && <Trouble takesFocus>{trouble}</Trouble>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('accounts.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={doing.isPending}>
            {t('operator.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What an operator calls a row: the title of a course, the receipt of an order, the address of a person. */
const NAMES = [
  ...['title', 'receipt', 'salon_name', 'name', 'email', 'recipient', 'subject', 'first_name', 'number'],
  'article',
]

const nameOf = (cells: Chosen['row']['cells']): string =>
  String(NAMES.map((name) => cells[name]).find((value) => value !== null && value !== undefined) ?? '')
