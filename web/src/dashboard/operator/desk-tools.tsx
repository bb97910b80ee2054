import { type DeskTableName, deskTable } from '@app/domain/operator/desk.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useCodeWords } from './cell.tsx'
import type { ChangeAddress } from './desk-address.ts'

interface DeskToolsProps {
  table: DeskTableName
  parameters: URLSearchParams
  onChange: ChangeAddress
}

/** Search and choice; Enter searches. */
export function DeskTools({ table, parameters, onChange }: DeskToolsProps) {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  const [typed, setTyped] = useState(parameters.get('search') ?? '')
  const { chosenBy } = deskTable(table)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ search: typed.trim() })
  }
  return (
    <search>
      <form onSubmit={submit} className="mt-6 flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            type="search"
            label={t('operator.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {chosenBy && (
          <div className="basis-56">
            <SelectField
              label={t('operator.only')}
              value={parameters.get('only') ?? ''}
              onChange={(event) => onChange({ only: event.target.value })}
              options={[
                { value: '', label: t('operator.all') },
                ...chosenBy.of.map((value) => ({ value, label: codeWords(value) })),
              ]}
            />
          </div>
        )}
        <Button kind="secondary" type="submit">
          {t('operator.searchAction')}
        </Button>
      </form>
    </search>
  )
}

interface PageStepsProps {
  page: number
  count: number
  onChange: ChangeAddress
}

export function PageSteps({ page, count, onChange }: PageStepsProps) {
  const { t } = useTranslation()
  if (count < 2) return null
  const go = (to: number) => onChange({ page: String(to) })
  return (
    <nav aria-label={t('operator.pages')} className="mt-6 flex items-center gap-4">
      <Button kind="secondary" size="small" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t('operator.previous')}
      </Button>
      <span className="text-ink2">{t('operator.page', { page, of: count })}</span>
      <Button kind="secondary" size="small" disabled={page >= count} onClick={() => go(page + 1)}>
        {t('operator.next')}
      </Button>
    </nav>
  )
}
