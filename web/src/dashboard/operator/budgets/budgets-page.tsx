import { budgetsAnswer } from '@app/domain/operator/budgets.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reading } from '../../../api/reading.ts'
import { PageFrame } from '../../shell/page/page-frame.tsx'
import { PartGate } from '../../shell/query-gate.tsx'
import { ActDialog, type Chosen } from '../act-dialog.tsx'
import { useCodeWords } from '../cell.tsx'
import { DeskGate } from '../desk-gate.tsx'
import { type BudgetAct, EngineCard } from './engine-card.tsx'

/** /operator/budgets: what each engine has cost, and what it may cost in a day. */
export const BudgetsPage = () => (
  <DeskGate>
    <Budgets />
  </DeskGate>
)

function Budgets() {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const query = useQuery({ ...reading(api.deskBudgets(), budgetsAnswer), refetchOnMount: 'always' })
  const choose = (engine: string, act: BudgetAct) =>
    setChosen({
      act,
      row: { id: engine, cells: { name: codeWords(engine) }, acts: [act], orderId: null, version: null },
    })
  return (
    <PageFrame
      title={t('operator.budgets.title')}
      back={{ to: pages.desk(), words: t('operator.back') }}
      lead={<p className="mt-3 max-w-[38rem] text-ink2">{t('operator.budgets.lead')}</p>}
    >
      <PartGate query={query} failure="operator.failure" wait={t('operator.loading')}>
        {({ engines }) => (
          <ul className="mt-7 grid items-start gap-6 desk:grid-cols-2">
            {engines.map((budget) => (
              <EngineCard
                key={budget.engine}
                budget={budget}
                onChoose={(act) => choose(budget.engine, act)}
              />
            ))}
          </ul>
        )}
      </PartGate>
      {chosen && <ActDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </PageFrame>
  )
}
