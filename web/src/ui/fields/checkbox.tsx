import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icon.tsx'
import { FieldError } from './field-error.tsx'

export interface CheckboxProps {
  label: ReactNode
  /** What should be known before it is ticked; not part of its name. */
  hint?: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, hint, error, checked, onChange, ...rest }: CheckboxProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
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
            aria-describedby={described || undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-[7px] border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary aria-invalid:border-danger"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0.5 size-5 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 pl-9 leading-snug text-ink2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
