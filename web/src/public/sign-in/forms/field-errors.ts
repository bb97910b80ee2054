import { type FindFault, FORM_CHECKS } from '@app/domain/accounts/field-faults.ts'
import { type FormName, factsOf } from './form-facts.ts'

type Field = HTMLInputElement | HTMLSelectElement

const fieldIn = (form: HTMLFormElement, name: string): Field | null => form.querySelector(`[name=${name}]`)

const checksOf = (form: HTMLFormElement): Record<string, FindFault> =>
  FORM_CHECKS[form.dataset.form as FormName]

/** What is wrong with what she typed, in words, by field. */
export function faultsOf(form: HTMLFormElement): Record<string, string> {
  const { faults } = factsOf(form)
  const found: Record<string, string> = {}
  for (const [name, faultIn] of Object.entries(checksOf(form))) {
    const fault = faultIn(fieldIn(form, name)?.value ?? '')
    if (fault) found[name] = faults[fault]
  }
  return found
}

/** Written under its field, each once; she is put into the first. False where no field of this form is meant. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): boolean {
  const fields = [...form.querySelectorAll<Field>('input, select')]
  for (const field of fields) showError(field, errors[field.name])
  const first = fields.find((field) => errors[field.name])
  first?.focus()
  return first !== undefined
}

function showError(field: Field, error: string | undefined): void {
  const place = document.getElementById(`${field.id}-error`)
  const hint = document.getElementById(`${field.id}-hint`)
  const words = place?.querySelector('span')
  if (!place || !words) return
  place.hidden = !error
  words.textContent = error ?? ''
  // A hint that says the same would be read twice.
  if (hint) hint.hidden = hint.textContent === error
  field.ariaInvalid = error ? 'true' : null
  const described = [hint && !hint.hidden ? hint.id : '', error ? place.id : ''].filter(Boolean).join(' ')
  if (described) field.setAttribute('aria-describedby', described)
  else field.removeAttribute('aria-describedby')
}

/** What was found wrong is looked at again while she types. */
export function readyErrors(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.ariaInvalid === 'true') showError(target, faultsOf(form)[target.name])
  })
}
