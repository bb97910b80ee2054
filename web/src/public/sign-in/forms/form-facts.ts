import type { FieldFault, FORM_CHECKS } from '@app/domain/accounts/field-faults.ts'
import type { RefusalTexts } from '../../forms/refusal-words.ts'

export type FormName = keyof typeof FORM_CHECKS

/** What a form of the sign-in carries for the script that sends it, which has neither texts nor addresses. */
export interface FormFacts {
  call: string
  /** On the button, while the answer is awaited. */
  busy: string
  faults: Record<FieldFault, string>
  refusal: RefusalTexts
  /** Once she is known; without it the form only says that it was done. */
  entering?: Entering
}

/** What the button of passkeys carries for the script that asks for one. */
export interface PasskeyFacts {
  /** Where the browser is told what to ask for. */
  request: string
  /** Where the answer goes. */
  call: string
  busy: string
}

export interface Entering {
  message: string
  /** The toast the dashboard greets her with. */
  greeting: 'welcome' | 'loginSuccess'
  dashboard: string
  /** Where she goes on with what she tried on. */
  wizard: string
}

export const factsOf = (form: HTMLFormElement): FormFacts => JSON.parse(form.dataset.facts ?? '{}')
