import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  icon: IconName
  /** What a press does: read aloud, and shown as a tooltip. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={joinClasses(
        'inline-grid size-11 flex-none place-items-center rounded-field text-ink transition-colors duration-[180ms] enabled:hover:bg-veil2 disabled:text-ink2 disabled:cursor-not-allowed',
        className ?? 'bg-veil',
      )}
    >
      <Icon name={icon} className="size-5.5" />
    </button>
  )
}
