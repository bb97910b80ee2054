import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  /** The first gesture, in one sentence. */
  description?: string
  /** A drawing; decoration. */
  art?: string
  /** The one button. */
  children?: ReactNode
}

export function EmptyState({ title, description, art, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-surface px-6 py-10 text-center shadow-1">
      {art && <img src={art} alt="" className="h-44 w-auto dark:invert" />}
      <p className="font-display text-h3">{title}</p>
      {description && <p className="max-w-[27em] text-ink2">{description}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
