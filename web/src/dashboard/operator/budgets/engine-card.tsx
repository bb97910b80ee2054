import { type EngineBudget, isSpent } from '@app/domain/operator/budgets.ts'
import type { DeskAct } from '@app/domain/operator/desk-acts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { DATE_LOCALES } from '../../../ui/language/dates.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Cell, useCodeWords } from '../cell.tsx'

export type BudgetAct = Extract<DeskAct, 'set-budget' | 'clear-budget'>

interface EngineCardProps {
  budget: EngineBudget
  onChoose: (act: BudgetAct) => void
}

/** One engine: its cost today and this month, its budget, and what becomes of orders once that is spent. */
export function EngineCard({ budget, onChoose }: EngineCardProps) {
  const { t } = useTranslation()
  const { engine, isPaid, isInUse, spentToday, spentThisMonth } = budget
  const name = useCodeWords()(engine)
  return (
    <li className="min-w-0 rounded-card bg-surface p-5 shadow-1">
      <h2 className="text-h4">{name}</h2>
      <dl className="mt-3 grid gap-2">
        <Amount label={t('operator.budgets.today')}>
          <Cell kind="cost" value={spentToday} />
        </Amount>
        <Amount label={t('operator.budgets.thisMonth')}>
          <Cell kind="cost" value={spentThisMonth} />
        </Amount>
        {isPaid && isInUse && (
          <Amount label={t('operator.budgets.aDay')}>
            <BudgetWords budget={budget} />
          </Amount>
        )}
      </dl>
      {isInUse && <SpentShare budget={budget} name={name} />}
      <Consequence budget={budget} />
      {isPaid && isInUse && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            kind="secondary"
            size="small"
            aria-label={`${t('operator.acts.set-budget')} – ${name}`}
            onClick={() => onChoose('set-budget')}
          >
            {t('operator.acts.set-budget')}
          </Button>
          {budget.isDecided && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`${t('operator.acts.clear-budget')} – ${name}`}
              onClick={() => onChoose('clear-budget')}
            >
              {t('operator.acts.clear-budget')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const Amount = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-ink2">{label}</dt>
    <dd className="font-[650] tabular-nums">{children}</dd>
  </div>
)

/** How much, and who says so. */
function BudgetWords({ budget: { budget, isDecided } }: { budget: EngineBudget }) {
  const { t } = useTranslation()
  if (budget === null) return t('operator.budgets.unbounded')
  return (
    <>
      <Cell kind="cost" value={budget} />{' '}
      <span className="font-normal text-ink2 text-small">
        ({t(isDecided ? 'operator.budgets.decided' : 'operator.budgets.configured')})
      </span>
    </>
  )
}

function SpentShare({ budget: { budget, spentToday }, name }: { budget: EngineBudget; name: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (budget === null) return null
  const share = new Intl.NumberFormat(DATE_LOCALES[language], {
    ...{ style: 'percent', maximumFractionDigits: 0, roundingMode: 'floor' },
  }).format(budget === 0 ? 1 : spentToday / budget)
  const words = t('operator.budgets.spentShare', { share })
  return (
    <div className="mt-4">
      <ProgressBar
        label={`${t('operator.budgets.spent')} – ${name}`}
        value={Math.min(spentToday, budget)}
        max={budget}
        valueText={words}
      />
      <p className="mt-1.5 text-small text-ink2">{words}</p>
    </div>
  )
}

function Consequence({ budget }: { budget: EngineBudget }) {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  const { isPaid, isInUse, instead } = budget
  const looks = 'mt-3'
  if (!isPaid) return <p className={`${looks} text-ink2`}>{t('operator.budgets.own')}</p>
  if (!isInUse) return <p className={`${looks} text-ink2`}>{t('operator.budgets.gone')}</p>
  if (budget.budget === null) return null
  const engine = instead === 'hair' ? t('operator.budgets.ourEngine') : codeWords(instead ?? '')
  if (isSpent(budget))
    return (
      <p role="status" className={`${looks} font-[650] text-copper-text`}>
        {t(instead === null ? 'operator.budgets.goneRefused' : 'operator.budgets.goneInstead', { engine })}
      </p>
    )
  return (
    <p className={`${looks} text-ink2`}>
      {t(instead === null ? 'operator.budgets.refused' : 'operator.budgets.instead', { engine })}
    </p>
  )
}
