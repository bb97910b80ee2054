import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { FIELD_LOOKS, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface SelectFieldProps
  extends FieldFrameProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldFrameProps | 'id' | 'children'> {
  options: readonly { value: string; label: string }[]
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own list: phones show their wheel, keyboards and screen readers know it. */
export function SelectField({ label, error, hint, options, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={joinClasses(FIELD_LOOKS, 'appearance-none pr-12', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink2"
          />
        </div>
      )}
    </FieldFrame>
  )
}
