import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  /** The first gesture, in one sentence. */
  text?: string
  /** A drawing; decoration. */
  illustration?: ReactNode
  /** The one button. */
  action?: ReactNode
}

export function EmptyState({ title, text, illustration, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-surface px-6 py-10 text-center shadow-1">
      {illustration}
      <p className="font-display text-h3">{title}</p>
      {text && <p className="max-w-[27em] text-ink2">{text}</p>}
      {action && <div className="mt-3 max-tab:*:leading-tight max-tab:*:whitespace-normal">{action}</div>}
    </div>
  )
}
