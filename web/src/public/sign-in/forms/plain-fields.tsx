import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentForm } from '../../../page-contract.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { FIELD_LOOKS, type FieldWiring } from '../../../ui/fields/field-frame.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { FormName } from './form-facts.ts'

interface PlainFieldProps {
  form: FormName
  name: string
  label: string
  hint?: string
  sent?: SentForm | undefined
}

/** A field of a plain form: the server writes what is wrong with it, or a script does (field-errors.ts). */
function PlainField({
  form,
  name,
  label,
  hint,
  sent,
  children,
}: PlainFieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = `${form}-${name}`
  const error = sent?.refusal?.fields?.[name]
  const shownHint = hint !== undefined && hint !== error
  const described = [shownHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-[650]">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} hidden={!shownHint} className="mt-1.5 text-small text-ink2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} hidden={!error}>
        {error}
      </FieldError>
    </div>
  )
}

type PlainInputProps = PlainFieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'>

interface PlainTextProps extends PlainInputProps {
  /** What is typed goes with her into her other language (keep-typed-fields.ts): never a code. */
  isKept?: boolean
}

export function PlainText({ autoComplete, isKept = false, ...field }: PlainTextProps) {
  return (
    <PlainField {...field}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          name={field.name}
          data-typed={isKept || undefined}
          autoComplete={autoComplete}
          defaultValue={field.sent?.typed[field.name]}
          className={FIELD_LOOKS}
        />
      )}
    </PlainField>
  )
}

export function PlainEmail({ autoComplete, ...field }: Omit<PlainInputProps, 'name' | 'label'>) {
  const { t } = useTranslation()
  return (
    <PlainField {...field} name="email" label={t('signin.email')}>
      {(wiring) => (
        <input
          {...wiring}
          type="email"
          name="email"
          data-typed
          inputMode="email"
          autoComplete={autoComplete}
          defaultValue={field.sent?.typed.email}
          className={FIELD_LOOKS}
        />
      )}
    </PlainField>
  )
}

/** What shows the password while it is typed needs a script, which takes it out of hiding. */
export function PlainPassword({ autoComplete, ...field }: Omit<PlainInputProps, 'name' | 'label'>) {
  const { t } = useTranslation()
  const label = t('signin.password')
  const reveal = (icon: 'eye' | 'lock', words: string) => (
    <IconButton icon={icon} label={words} data-reveal hidden className="absolute top-[5px] right-[5px]" />
  )
  return (
    <PlainField {...field} name="password" label={label}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            type="password"
            name="password"
            autoComplete={autoComplete}
            className={`${FIELD_LOOKS} pr-14`}
          />
          {reveal('eye', t('ui.showPassword', { field: label }))}
          {reveal('lock', t('ui.hidePassword', { field: label }))}
        </div>
      )}
    </PlainField>
  )
}

interface PlainSelectProps
  extends PlainFieldProps,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete'> {
  options: readonly { value: string; label: string }[]
}

/** The browser's own list: phones show their wheel, keyboards and screen readers know it. */
export function PlainSelect({ options, autoComplete, ...field }: PlainSelectProps) {
  return (
    <PlainField {...field}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            name={field.name}
            autoComplete={autoComplete}
            defaultValue={field.sent?.typed[field.name]}
            className={`${FIELD_LOOKS} appearance-none pr-12`}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink2"
          />
        </div>
      )}
    </PlainField>
  )
}
