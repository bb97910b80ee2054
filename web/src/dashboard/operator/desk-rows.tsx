import { type DeskTableName, deskTable } from '@app/domain/operator/desk.ts'
import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import type { CellKind } from '@app/domain/operator/desk-table.ts'
import { pages } from '@app/domain/routes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { ActDialog, type Chosen } from './act-dialog.tsx'
import { Cell } from './cell.tsx'
import { ProofDialog } from './claims/proof-dialog.tsx'
import type { ChangeAddress } from './desk-address.ts'
import { LicenceDialog } from './looks/licence-dialog.tsx'
import { LookPicture } from './looks/look-picture.tsx'
import { OfferDialog } from './offer-dialog.tsx'

interface DeskRowsProps {
  table: DeskTableName
  rows: readonly DeskRow[]
  parameters: URLSearchParams
  onChange: ChangeAddress
}

/** What is broken into lines keeps room for some words in each, however many columns there are. */
const WIDTHS: Partial<Record<CellKind, string>> = {
  text: 'min-w-48 wrap-anywhere',
  code: 'min-w-36 wrap-anywhere',
  codes: 'min-w-64',
}

/** The first column stays in sight while the others are scrolled: it says whose row it is. */
const STAYS =
  'sticky left-0 z-1 min-w-36 max-w-40 bg-surface shadow-[1px_0_0_var(--color-line)] tab:min-w-48 tab:max-w-[28rem]'

/** A table that scrolls sideways where it is wider than the screen; heads of columns that are kept in order put it in theirs. */
export function DeskRows({ table, rows, parameters, onChange }: DeskRowsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const columns = Object.entries(deskTable(table).columns)
  const hasActs = rows.some(({ acts }) => acts.length > 0)
  const hasDossiers = rows.some(({ orderId }) => orderId !== null)
  return (
    <section
      aria-label={t(`operator.tables.${table}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      className="mt-3 scroll-pl-40 overflow-x-auto rounded-card bg-surface shadow-1"
    >
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-line border-b">
            {columns.map(([column], place) => (
              <Head key={column} isFirst={place === 0} {...{ table, column, parameters, onChange }} />
            ))}
            {hasDossiers && (
              <th scope="col" className="px-4 py-2 text-left">
                {t('operator.dossier.head')}
              </th>
            )}
            {hasActs && (
              <th scope="col" className="px-4 py-2 text-left">
                {t('operator.actsHead')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-b align-top last:border-b-0">
              {columns.map(([column, kind], place) => (
                <td
                  key={column}
                  className={joinClasses(
                    'px-4 py-3',
                    place === 0 ? `${STAYS} wrap-anywhere` : 'max-w-[28rem]',
                    place > 0 && (WIDTHS[kind] ?? 'whitespace-nowrap'),
                  )}
                >
                  {kind === 'picture' ? (
                    <LookPicture row={row} />
                  ) : (
                    <Cell kind={kind} value={row.cells[column]} />
                  )}
                </td>
              ))}
              {hasDossiers && (
                <td className="px-4 py-1">
                  {row.orderId && (
                    <Link
                      to={pages.dossier(row.orderId)}
                      className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
                    >
                      {t('operator.dossier.open')}
                    </Link>
                  )}
                </td>
              )}
              {hasActs && (
                <td className="px-4 py-2">
                  <div className="flex gap-2">
                    {row.acts.map((act) => (
                      <Button key={act} kind="secondary" size="small" onClick={() => setChosen({ act, row })}>
                        {t(`operator.acts.${act}`)}
                      </Button>
                    ))}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && <DialogOf chosen={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

/** What asks for more than a word or two has a dialog of its own. */
function DialogOf({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  if (chosen.act === 'course-offer') return <OfferDialog row={chosen.row} onClose={onClose} />
  if (chosen.act === 'prove-claim') return <ProofDialog row={chosen.row} onClose={onClose} />
  if (chosen.act === 'look-licence') return <LicenceDialog row={chosen.row} onClose={onClose} />
  return <ActDialog chosen={chosen} onClose={onClose} />
}

interface HeadProps extends Omit<DeskRowsProps, 'rows'> {
  column: string
  isFirst: boolean
}

function Head({ table, column, isFirst, parameters, onChange }: HeadProps) {
  const { t } = useTranslation()
  const sorted = parameters.get('sort') ?? deskTable(table).by
  const isUp = parameters.get('up') === '1'
  const isSorted = sorted === column
  const words: Partial<Record<string, string>> = t('operator.columns', { returnObjects: true })
  const label = words[column] ?? column
  if (!deskTable(table).sorted.includes(column))
    return (
      <th
        scope="col"
        className={joinClasses('px-4 py-1 text-left font-[650]', isFirst ? STAYS : 'whitespace-nowrap')}
      >
        {label}
      </th>
    )
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}
      className={joinClasses('px-4 py-1 text-left', isFirst && STAYS)}
    >
      <button
        type="button"
        onClick={() => onChange({ sort: column, up: isSorted && !isUp ? '1' : '' })}
        className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-[650]"
      >
        {label}
        <span aria-hidden="true" className="w-3 text-ink2">
          {isSorted ? (isUp ? '↑' : '↓') : ''}
        </span>
      </button>
    </th>
  )
}
