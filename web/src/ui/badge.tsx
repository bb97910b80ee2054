import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

export type StatusTone = 'success' | 'training' | 'generating' | 'failed' | 'waiting' | 'returned'

const TONES: Record<StatusTone, { looks: string; icon: IconName | 'spinner' }> = {
  success: { looks: 'bg-success-soft text-success', icon: 'check' },
  training: { looks: 'bg-blond-soft text-copper-text', icon: 'spinner' },
  generating: { looks: 'bg-iris-soft text-iris', icon: 'spinner' },
  failed: { looks: 'bg-danger-soft text-danger', icon: 'triangle' },
  waiting: { looks: 'bg-veil2 text-ink2', icon: 'clock' },
  returned: { looks: 'bg-iris-soft text-iris', icon: 'retry' },
}

export const BADGE_LOOKS =
  'inline-flex items-center gap-[7px] whitespace-nowrap rounded-badge py-[7px] pr-[11px] pl-[9px] text-badge font-[650] leading-none forced-colors:border'

export interface StatusBadgeProps {
  tone: StatusTone
  label: string
  className?: string
}

/** Icon and word together: a status is never told by its colour alone. */
export function StatusBadge({ tone, label, className }: StatusBadgeProps) {
  const { looks, icon } = TONES[tone]
  return (
    <span className={joinClasses(BADGE_LOOKS, looks, className)}>
      {icon === 'spinner' ? (
        <Spinner className="size-[15px]" />
      ) : (
        <Icon name={icon} className="size-[15px]" />
      )}
      {label}
    </span>
  )
}
