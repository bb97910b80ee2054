import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export const FIELD_LOOKS =
  'w-full min-h-[54px] rounded-field border-[1.5px] border-line-strong bg-surface px-4 text-[1.125rem] font-medium text-ink placeholder:text-ink2 aria-invalid:border-danger disabled:bg-veil disabled:text-ink2'

export interface FieldFrameProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

/** What the control inside must carry, so that label, hint and error are read with it. */
export interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, hint and error below, all tied to the control that `children` draws. */
export function FieldFrame({
  label,
  error,
  hint,
  children,
}: FieldFrameProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const shownHint = hint === error ? undefined : hint
  const described = [shownHint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-[650]">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {shownHint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink2">
          {shownHint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
