import { DESK_TABLE_NAMES } from '@app/domain/operator/desk.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PartGate } from '../shell/query-gate.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { DeskGate } from './desk-gate.tsx'
import { useDeskWaiting } from './desk-queries.ts'

/** /operator: the tables of the desk, and how much waits in each. */
export const DeskPage = () => (
  <DeskGate>
    <Desk />
  </DeskGate>
)

function Desk() {
  const { t } = useTranslation()
  return (
    <PageFrame
      title={t('operator.title')}
      lead={<p className="mt-3 max-w-[38rem] text-ink2">{t('operator.lead')}</p>}
    >
      <ul className="mt-5">
        <PageLink
          to={pages.deskFigures()}
          title={t('operator.figures.title')}
          lead={t('operator.figures.lead')}
        />
        <PageLink
          to={pages.deskBudgets()}
          title={t('operator.budgets.title')}
          lead={t('operator.budgets.lead')}
        />
      </ul>
      <div className="mt-4 max-w-[46rem] rounded-card bg-surface px-5 shadow-1">
        <PartGate query={useDeskWaiting()} failure="operator.failure" wait={t('operator.loading')}>
          {({ waiting }) => (
            <Rows of={DESK_TABLE_NAMES}>
              {(name) => (
                <Row
                  key={name}
                  className="items-center gap-4"
                  title={
                    <Link
                      to={pages.deskTable(name)}
                      className="inline-flex min-h-11 min-w-11 items-center font-[650] underline underline-offset-4"
                    >
                      {t(`operator.tables.${name}`)}
                    </Link>
                  }
                  end={
                    (waiting[name] ?? 0) > 0 && (
                      <span className="flex-none font-[650] text-copper-text">
                        {t('operator.waiting', { count: waiting[name] ?? 0 })}
                      </span>
                    )
                  }
                />
              )}
            </Rows>
          )}
        </PartGate>
      </div>
    </PageFrame>
  )
}

/** To a page of the desk that is no table. */
const PageLink = ({ to, title, lead }: { to: string; title: string; lead: string }) => (
  <li className="flex flex-wrap items-baseline gap-x-3">
    <Link
      to={to}
      className="inline-flex min-h-11 min-w-11 items-center font-[650] underline underline-offset-4"
    >
      {title}
    </Link>
    <span className="text-ink2">{lead}</span>
  </li>
)
