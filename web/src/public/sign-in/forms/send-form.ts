import { ApiError } from '../../../api/api-error.ts'
import { askForCode } from '../ask-for-code.ts'
import { enter } from '../enter.ts'
import { sayRefusal } from '../say-refusal.ts'
import { faultsOf, showErrors } from './field-errors.ts'
import { factsOf } from './form-facts.ts'
import { keepBusy } from './keep-busy.ts'
import { postForm } from './post-form.ts'

/** What a script does for the forms that stand somewhere (ready-forms.ts). */
type Ready = (place: ParentNode) => void

/** Checks it as the server would, sends it, and says what became of it. */
export async function sendForm(form: HTMLFormElement, ready: Ready): Promise<void> {
  const { call, busy } = factsOf(form)
  sayRefusal(form, null)
  if (showErrors(form, faultsOf(form))) return
  const done = form.querySelector<HTMLElement>('[data-done]')
  if (done) done.hidden = true
  const release = keepBusy(
    [...sendButtons(form)].find(({ hidden }) => !hidden),
    busy,
  )
  try {
    await succeed(form, await postForm(call, form))
    release()
    done?.focus()
  } catch (cause) {
    release()
    if (!(cause instanceof ApiError)) throw cause
    if (cause.code === 'second_factor_asked') askForCode(form, ready)
    else refuse(form, cause)
  }
}

async function succeed(form: HTMLFormElement, answer: unknown): Promise<void> {
  const { entering } = factsOf(form)
  if (entering) return enter(form, entering, answer)
  const done = form.querySelector<HTMLElement>('[data-done]')
  if (done) done.hidden = false
  const [send, again] = sendButtons(form)
  if (!send || !again) return
  send.hidden = true
  again.hidden = false
}

/** What is said at a field is said there only; anything else stays in the form. */
function refuse(form: HTMLFormElement, error: ApiError): void {
  if (!showErrors(form, error.fields)) sayRefusal(form, error)
}

const sendButtons = (form: HTMLFormElement) => form.querySelectorAll<HTMLButtonElement>('button[type=submit]')
