import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, type ButtonSize, buttonLooks } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

export interface NavButtonProps {
  to: string
  kind: ButtonKind
  size?: ButtonSize
  icon?: IconName
  className?: string
  children: ReactNode
}

/** What fetches a page before she presses a link to it, by its path; `:id` stands for any. */
export const FetchedAhead = createContext<Partial<Record<string, () => void>>>({})

/** A link inside the dashboard that looks like a button: it opens in a new tab as any link does. */
export function NavButton({ to, kind, size, icon, className, children }: NavButtonProps) {
  const fetchAhead = use(FetchedAhead)[to]
  return (
    <Link
      to={to}
      viewTransition
      className={buttonLooks(kind, size, className)}
      {...(fetchAhead && { onPointerEnter: fetchAhead, onFocus: fetchAhead })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
