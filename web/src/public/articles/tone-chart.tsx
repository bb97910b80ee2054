import {
  CHART_DEPTHS,
  CHART_REFLECTS,
  type ChartDepth,
  type ChartReflect,
  chartTone,
} from '@app/domain/catalogue/tone-chart.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

const EXAMPLE = { depth: 7, reflect: 4 } as const

/** A table anyone can read; choose-tone.ts lets her press its squares and shows the one she chose above it. */
export function ToneChart() {
  const { t } = useTranslation()
  const { reflects } = useToneNames()
  return (
    <figure data-tone-chart="" className="tone-chart mt-7">
      <ChosenTone />
      <table className="mt-4 w-full table-fixed border-collapse">
        <caption className="sr-only">{t('articles.chart.caption')}</caption>
        <thead>
          <tr>
            <td className="w-9 tab:w-37" />
            {CHART_REFLECTS.map((reflect) => (
              <th key={reflect} scope="col" className="pb-1.5 align-bottom font-[650] leading-tight">
                <span className="block text-small">.{reflect}</span>{' '}
                <span className="text-[0.92rem] font-medium text-ink2 max-tab:sr-only">
                  {reflects[reflect]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHART_DEPTHS.map((depth) => (
            <Row key={depth} depth={depth} />
          ))}
        </tbody>
      </table>
      <figcaption className="mt-3 text-ink2 text-small leading-snug">{t('articles.chart.note')}</figcaption>
    </figure>
  )
}

function Row({ depth }: { depth: ChartDepth }) {
  const { depths } = useToneNames()
  return (
    <tr className="border-line border-t">
      <th scope="row" className="pr-2 text-left font-[650] text-small leading-tight">
        {depth} <span className="ml-0.5 font-medium text-ink2 max-tab:sr-only">{depths[depth]}</span>
      </th>
      {CHART_REFLECTS.map((reflect) => (
        <Square key={reflect} depth={depth} reflect={reflect} />
      ))}
    </tr>
  )
}

function Square({ depth, reflect }: { depth: ChartDepth; reflect: ChartReflect }) {
  const tone = useTone(depth, reflect)
  return (
    <td data-code={tone.code} data-name={tone.name} data-say={tone.say} className="tone-square">
      <ToneLock depth={depth} reflect={reflect} className="mx-auto w-9" />
      <span className="sr-only">
        {tone.code} {tone.name}
      </span>
    </td>
  )
}

function ChosenTone() {
  const { depth, reflect } = EXAMPLE
  const tone = useTone(depth, reflect)
  return (
    <div data-chosen="" className="flex items-center gap-5 rounded-card bg-blond-soft px-5 py-4">
      <ToneLock depth={depth} reflect={reflect} className="w-18 flex-none" />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span data-part="code" className="font-display text-[2.2rem] text-copper-text leading-none">
            {tone.code}
          </span>
          <span data-part="name" className="font-[650] first-letter:uppercase">
            {tone.name}
          </span>
        </p>
        <p data-part="say" className="mt-1.5 text-ink2 leading-snug">
          {tone.say}
        </p>
      </div>
    </div>
  )
}

function useTone(depth: ChartDepth, reflect: ChartReflect) {
  const { t } = useTranslation()
  const { depths, reflects } = useToneNames()
  const code = chartTone(depth, reflect)
  const name = t('articles.chart.name', {
    depth: depths[depth],
    reflect: reflects[reflect],
  })
  return { code, name, say: t('articles.chart.say', { name, code }) }
}

function useToneNames() {
  const { t } = useTranslation()
  return {
    depths: t('articles.chart.depths', { returnObjects: true }),
    reflects: t('articles.chart.reflects', { returnObjects: true }),
  }
}

interface ToneLockProps {
  depth: ChartDepth
  reflect: ChartReflect
  className: string
}

/** One square of the sheet of seventy locks; articles.css shows the part that `--row` and `--column` say. */
const ToneLock = ({ depth, reflect, className }: ToneLockProps) => (
  <span
    aria-hidden="true"
    className={`tone-lock ${className}`}
    style={{ '--row': depth - 1, '--column': reflect } as CSSProperties}
  />
)
