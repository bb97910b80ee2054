import type { ChartDepth, ChartReflect } from '@app/domain/catalogue/tone-chart.ts'
import type { CSSProperties } from 'react'

interface ToneLockProps {
  depth: ChartDepth
  reflect: ChartReflect
  className: string
}

/** One square of the sheet of seventy locks; articles.css shows the part that `--row` and `--column` say. */
export const ToneLock = ({ depth, reflect, className }: ToneLockProps) => (
  <span
    aria-hidden="true"
    className={`tone-lock ${className}`}
    style={{ '--row': depth - 1, '--column': reflect } as CSSProperties}
  />
)
