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
  /** Words over the pictures; the divider crosses none of them. */
  children?: ReactNode
  className?: string
  /** Beside others, where its words must not cover a face. */
  isSmall?: boolean
}

/** The drawing of a comparison; who moves `--split` (React, or a few lines on public pages) is not its matter. */
export function CompareFrame(props: CompareFrameProps) {
  const {
    percent,
    ratio,
    before,
    after,
    beforeLabel,
    afterLabel,
    range,
    children,
    className,
    isSmall = false,
  } = props
  const tag = `pointer-events-none absolute rounded-badge bg-white/90 font-[650] leading-none text-night ${
    isSmall
      ? 'top-2 px-1.5 py-1 text-[0.8rem] desk:top-3 desk:px-2.5 desk:py-1.5 desk:text-badge'
      : 'top-4 px-3 py-2 text-[0.95rem]'
  }`
  const [onLeft, onRight] = isSmall ? ['left-2 desk:left-3', 'right-2 desk:right-3'] : ['left-4', 'right-4']
  return (
    <div
      className={`compare ${className ?? ''}`}
      style={{ '--split': `${percent}%`, aspectRatio: String(ratio) } as CSSProperties}
    >
      <div className="absolute inset-0">{before}</div>
      <div className="compare-after">{after}</div>
      <span className={`${tag} ${onLeft}`}>{beforeLabel}</span>
      <span className={`${tag} ${onRight}`}>{afterLabel}</span>
      {range}
      <span aria-hidden="true" className="compare-bar" />
      <span aria-hidden="true" className="compare-knob">
        <Icon name="compare" className="size-6.5" />
      </span>
      {children}
    </div>
  )
}
