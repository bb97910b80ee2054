import type { ReactNode } from 'react'

export interface AfterRowProps {
  title: string
  children: ReactNode
  /** The one button of the row. */
  action?: ReactNode
}

/** One thing she may do next: what it is, what it means, and its button. */
export const AfterRow = ({ title, children, action }: AfterRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
    <div className="min-w-0 max-w-[38rem] flex-1 basis-72">
      <h3 className="text-h4">{title}</h3>
      <div className="mt-1.5 text-ink2">{children}</div>
    </div>
    {action}
  </li>
)
