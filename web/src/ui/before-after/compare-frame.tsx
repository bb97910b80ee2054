import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

export interface CompareFrameProps {
  percent: number
  ratio: number
  before: ReactNode
  after: ReactNode
  beforeLabel: string
  afterLabel: string
  range: ReactNode
  children?: ReactNode
  className?: string
}

/** The drawing of a comparison; who moves `--split` (React, or a few lines on public pages) is not its matter. */
export function CompareFrame(props: CompareFrameProps) {
  const { percent, ratio, before, after, beforeLabel, afterLabel, range, children, className } = props
  const tag =
    'pointer-events-none absolute top-4 rounded-badge bg-white/90 px-3 py-2 text-[0.95rem] font-[650] leading-none text-night'
  return (
    <div
      className={`compare ${className ?? ''}`}
      style={{ '--split': `${percent}%`, aspectRatio: String(ratio) } as CSSProperties}
    >
      <div className="absolute inset-0">{before}</div>
      <div className="compare-after">{after}</div>
      <span className={`${tag} left-4`}>{beforeLabel}</span>
      <span className={`${tag} right-4`}>{afterLabel}</span>
      {children}
      {range}
      <span aria-hidden="true" className="compare-bar" />
      <span aria-hidden="true" className="compare-knob">
        <Icon name="compare" className="size-6.5" />
      </span>
    </div>
  )
}
