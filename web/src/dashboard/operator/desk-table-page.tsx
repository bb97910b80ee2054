import { DESK_TABLE_NAMES, type DeskTableName } from '@app/domain/operator/desk.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { buttonLooks } from '../../ui/button.tsx'
import { NotFoundPage } from '../shell/page/not-found-page.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PartGate } from '../shell/query-gate.tsx'
import { AddRow } from './add-row.tsx'
import { useDeskAddress } from './desk-address.ts'
import { DeskGate } from './desk-gate.tsx'
import { useDeskTable } from './desk-queries.ts'
import { DeskRows } from './desk-rows.tsx'
import { DeskTools, PageSteps } from './desk-tools.tsx'

const isTable = (name: string): name is DeskTableName => DESK_TABLE_NAMES.some((table) => table === name)

/** /operator/:id: one table, as its address says: search, order, choice and page are all in it. */
export function DeskTablePage() {
  const { id = '' } = useParams()
  return <DeskGate>{isTable(id) ? <DeskTable key={id} table={id} /> : <NotFoundPage />}</DeskGate>
}

function DeskTable({ table }: { table: DeskTableName }) {
  const { t } = useTranslation()
  const { parameters, change } = useDeskAddress()
  return (
    <PageFrame
      title={t(`operator.tables.${table}`)}
      back={{ to: pages.desk(), words: t('operator.back') }}
      beside={
        <div className="flex flex-wrap gap-3">
          <AddRow table={table} />
          <a
            href={`${api.deskFile(table)}?${parameters}`}
            download
            className={buttonLooks('secondary', 'small')}
          >
            {t('operator.file')}
          </a>
        </div>
      }
    >
      <DeskTools table={table} parameters={parameters} onChange={change} />
      <PartGate
        query={useDeskTable(table, parameters.toString())}
        failure="operator.failure"
        wait={t('operator.loading')}
      >
        {({ rows, total, more, pages: count }) => (
          <>
            <p role="status" className="mt-5 text-small text-ink2">
              {t(more ? 'operator.foundMore' : 'operator.found', { count: total })}
            </p>
            {rows.length > 0 && (
              <DeskRows table={table} rows={rows} parameters={parameters} onChange={change} />
            )}
            <PageSteps page={Number(parameters.get('page') ?? 1)} count={count} onChange={change} />
          </>
        )}
      </PartGate>
    </PageFrame>
  )
}
