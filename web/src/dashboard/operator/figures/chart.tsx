import type { FiguresOfDay } from '@app/domain/operator/figures.ts'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { useId } from 'react'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { type Measure, shortDay } from './measures.ts'
import { useWidth } from './use-width.ts'

interface ChartProps {
  title: string
  /** What it comes to, in words: all that is said of it to whoever does not see it. */
  summary: string
  measure: Measure
  days: readonly FiguresOfDay[]
}

const HEIGHT = 220
const SPACE = { top: 12, right: 24, bottom: 28, left: 64 }
const WHOLE_NUMBERS: Measure['name'][] = ['orders', 'failed']
const LEAST_BETWEEN_DAYS = 64
const LABEL = { fill: 'currentColor', fontSize: 14, fontFamily: 'inherit' } as const
const AXIS = { stroke: 'var(--color-line-strong)', tickStroke: 'var(--color-line-strong)' }

/** One bar a day; a day of which there is nothing to say has none. Its figures stand in the table of the page. */
export function Chart({ title, summary, measure, days }: ChartProps) {
  const titleId = useId()
  const [ref, width] = useWidth()
  return (
    <figure aria-labelledby={titleId} className="min-w-0 rounded-card bg-surface p-5 shadow-1">
      <figcaption>
        <h2 id={titleId} className="text-h4">
          {title}
        </h2>
        <p className="mt-1 text-ink2">{summary}</p>
      </figcaption>
      <div ref={ref} className="mt-4 text-ink2">
        <Drawing label={`${title}. ${summary}`} {...{ measure, days, width }} />
      </div>
    </figure>
  )
}

interface DrawingProps extends Pick<ChartProps, 'measure' | 'days'> {
  label: string
  width: number
}

function Drawing({ label, measure, days, width }: DrawingProps) {
  const language = useLanguage()
  const inner = {
    width: Math.max(1, width - SPACE.left - SPACE.right),
    height: HEIGHT - SPACE.top - SPACE.bottom,
  }
  const across = scaleBand({ domain: days.map(({ day }) => day), range: [0, inner.width], padding: 0.2 })
  const most = Math.max(1, ...days.map((day) => day[measure.name] ?? 0))
  const up = scaleLinear({ domain: [0, most], range: [inner.height, 0], nice: true })
  const isWhole = WHOLE_NUMBERS.includes(measure.name)
  const heights = up.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick))
  return (
    <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block max-w-full">
      <Group left={SPACE.left} top={SPACE.top}>
        {heights.map((tick) => (
          <Line
            key={tick}
            from={{ x: 0, y: up(tick) }}
            to={{ x: inner.width, y: up(tick) }}
            stroke="var(--color-line)"
          />
        ))}
        {days.map((day) => {
          const value = day[measure.name] ?? 0
          return (
            <Bar
              key={day.day}
              x={across(day.day)}
              y={up(value)}
              width={across.bandwidth()}
              height={inner.height - up(value)}
              className="fill-primary forced-colors:fill-[CanvasText]"
            />
          )
        })}
        <AxisLeft
          {...AXIS}
          scale={up}
          tickValues={heights}
          tickFormat={(tick) => measure.words(Number(tick), language)}
          tickLabelProps={{ ...LABEL, textAnchor: 'end', verticalAnchor: 'middle', dx: '-0.25em', dy: 0 }}
        />
        <AxisBottom
          {...AXIS}
          top={inner.height}
          scale={across}
          tickValues={someDays(days, inner.width)}
          tickFormat={(day) => shortDay(String(day), language)}
          tickLabelProps={{ ...LABEL, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  )
}

/** The latest, and of the others as many as there is room to write out, at even distances. */
function someDays(days: readonly FiguresOfDay[], width: number): string[] {
  const step = Math.ceil(days.length / Math.max(1, Math.floor(width / LEAST_BETWEEN_DAYS)))
  return days.filter((_, place) => (days.length - 1 - place) % step === 0).map(({ day }) => day)
}
