import {
  FIGURE_PERIODS,
  type FigurePeriod,
  type FiguresOfDay,
  figuresAnswer,
} from '@app/domain/operator/figures.ts'
import { api, pages } from '@app/domain/routes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { reading } from '../../../api/reading.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { PageFrame } from '../../shell/page/page-frame.tsx'
import { PartGate } from '../../shell/query-gate.tsx'
import { DeskGate } from '../desk-gate.tsx'
import { Chart } from './chart.tsx'
import { FiguresTable } from './figures-table.tsx'
import { MEASURES } from './measures.ts'
import { useSummaries } from './summaries.ts'

/** /operator/figures: orders, turnaround, failures and cost over time; the period stands in its address. */
export const FiguresPage = () => (
  <DeskGate>
    <Figures />
  </DeskGate>
)

const useFigures = (days: FigurePeriod) =>
  useQuery({
    ...reading(`${api.deskFigures()}?days=${days}`, figuresAnswer),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

function Figures() {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const period = FIGURE_PERIODS.find((days) => days === parameters.get('days')) ?? FIGURE_PERIODS[0]
  return (
    <PageFrame
      title={t('operator.figures.title')}
      back={{ to: pages.desk(), words: t('operator.back') }}
      beside={
        <div className="basis-56">
          <SelectField
            label={t('operator.figures.period')}
            value={period}
            onChange={(event) => setParameters({ days: event.target.value }, { preventScrollReset: true })}
            options={FIGURE_PERIODS.map((days) => ({
              value: days,
              label: t('operator.figures.lastDays', { count: Number(days) }),
            }))}
          />
        </div>
      }
    >
      <PartGate query={useFigures(period)} failure="operator.failure" wait={t('operator.loading')}>
        {({ days }) => <Charts days={days} />}
      </PartGate>
    </PageFrame>
  )
}

function Charts({ days }: { days: readonly FiguresOfDay[] }) {
  const { t } = useTranslation()
  const summaries = useSummaries(days)
  return (
    <>
      <div className="mt-7 grid gap-6 desk:grid-cols-2">
        {(['orders', 'minutes', 'failed', 'cost'] as const).map((name) => (
          <Chart
            key={name}
            title={t(`operator.figures.charts.${name}`)}
            summary={summaries[name]}
            measure={MEASURES[name]}
            days={days}
          />
        ))}
      </div>
      <FiguresTable days={days} />
    </>
  )
}
