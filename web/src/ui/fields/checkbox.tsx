import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icon.tsx'
import { FieldError } from './field-error.tsx'

export interface CheckboxProps {
  label: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, error, checked, onChange, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug">
        <span className="relative mt-px grid size-6 flex-none">
          <input
            {...rest}
            id={id}
            type="checkbox"
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-[7px] border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary aria-invalid:border-danger"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0.5 size-5 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
