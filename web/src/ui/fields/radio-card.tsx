import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'

export interface RadioCardsProps<Value extends string> {
  /** What is being chosen, read aloud. */
  label: string
  value: Value | null
  onChange: (value: Value) => void
  className?: string
  children: ReactNode
}

/** A radio group whose choices are cards: one tab stop, arrows move and choose. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, value, onChange, className, children } = props
  return (
    <RadioGroup
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      className={className ?? 'grid gap-3'}
    >
      {children}
    </RadioGroup>
  )
}

export interface RadioCardProps {
  value: string
  /** Name of the choice, when the visible words inside are more than a name. */
  label?: string
  disabled?: boolean
  /** The card itself is acajou: its ring stands off from it, and its check is turned round. */
  isFilled?: boolean
  className?: string
  children: ReactNode
}

const RING = 'data-checked:shadow-[0_0_0_3px_var(--color-primary),var(--shadow-2)]'
const RING_APART =
  'data-checked:shadow-[0_0_0_3px_var(--color-bg),0_0_0_6px_var(--color-primary),var(--shadow-2)]'

/** Selected: a 3 px acajou ring and a check. */
export function RadioCard(props: RadioCardProps) {
  const { value, label, disabled, isFilled = false, className, children } = props
  return (
    <Radio.Root
      value={value}
      disabled={disabled}
      aria-label={label}
      className={joinClasses(
        'group relative block cursor-pointer overflow-hidden rounded-card bg-surface text-left shadow-1 transition-shadow duration-[180ms] data-disabled:cursor-not-allowed data-disabled:opacity-60 forced-colors:border-2 forced-colors:data-checked:border-[Highlight]',
        isFilled ? RING_APART : RING,
        className,
      )}
    >
      {children}
      <Radio.Indicator
        className={joinClasses(
          'absolute top-2 right-2 grid size-[30px] place-items-center rounded-full',
          isFilled ? 'bg-on-primary text-primary' : 'bg-primary text-on-primary',
        )}
      >
        <Icon name="check" className="size-[18px]" />
      </Radio.Indicator>
    </Radio.Root>
  )
}
