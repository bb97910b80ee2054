import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, type ButtonSize, buttonLooks } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { fetchAhead } from './parts.ts'

export interface NavButtonProps {
  to: string
  kind: ButtonKind
  size?: ButtonSize
  icon?: IconName
  className?: string
  children: ReactNode
}

/** She is about to press it. */
const fetchWizard = () => fetchAhead('wizard')

/** A link inside the dashboard that looks like a button: it opens in a new tab as any link does. */
export function NavButton({ to, kind, size, icon, className, children }: NavButtonProps) {
  return (
    <Link
      to={to}
      viewTransition
      className={buttonLooks(kind, size, className)}
      {...(to === pages.wizard() && { onPointerEnter: fetchWizard, onFocus: fetchWizard })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
