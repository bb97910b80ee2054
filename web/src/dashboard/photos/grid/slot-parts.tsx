import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'

export const SLOT_LOOKS = 'relative aspect-[4/5] overflow-hidden rounded-button bg-veil'

/** 34 px to the eye, 44 to the finger. */
export function RemoveButton({
  label,
  onPress,
  busy = false,
}: {
  label: string
  onPress: () => void
  busy?: boolean
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      // Not disabled: it keeps the focus, for where it could not be removed.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className="group absolute top-px right-px z-10 grid size-11 place-items-center rounded-field"
    >
      <span className="grid size-[34px] place-items-center rounded-[10px] bg-white/92 text-night transition-colors duration-[180ms] group-enabled:group-hover:bg-white">
        <Icon name="trash" className="size-[18px]" />
      </span>
    </button>
  )
}

const MARKS = {
  ok: { looks: 'bg-success text-bg', icon: 'check' },
  warning: { looks: 'bg-warning text-bg', icon: 'triangle' },
} as const satisfies Record<string, { looks: string; icon: IconName }>

export function SlotMark({ kind }: { kind: keyof typeof MARKS }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'absolute bottom-[7px] left-[7px] grid size-[26px] place-items-center rounded-full',
        MARKS[kind].looks,
      )}
    >
      <Icon name={MARKS[kind].icon} className="size-4" />
    </span>
  )
}

const BANDS = {
  error: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  quiet: 'bg-surface/92 text-ink2',
} as const

/** Words inside a slot, at its foot. */
export function SlotBand({ tone, children }: { tone: keyof typeof BANDS; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'absolute inset-x-0 bottom-0 px-[9px] py-2 text-badge leading-[1.15] font-[650]',
        BANDS[tone],
      )}
    >
      {children}
    </div>
  )
}

export const DangerFrame = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 rounded-button shadow-[inset_0_0_0_3px_var(--color-danger)]"
  />
)
