import { ApiError } from '../../api/api-error.ts'
import { chooseWords } from '../forms/refusal-words.ts'
import { showToast } from '../toasts/show-toast.ts'
import { enter } from './enter.ts'
import { faultsOf, showErrors } from './field-errors.ts'
import { factsOf } from './form-facts.ts'
import { postForm } from './post-form.ts'

/** Checks it as the server would, sends it, and says what became of it. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const { call, busy } = factsOf(form)
  showRefusal(form, null)
  if (showErrors(form, faultsOf(form))) return
  const done = form.querySelector<HTMLElement>('[data-done]')
  if (done) done.hidden = true
  const release = keepBusy(form, busy)
  try {
    await succeed(form, await postForm(call, form))
    release()
    done?.focus()
  } catch (cause) {
    release()
    if (!(cause instanceof ApiError)) throw cause
    refuse(form, cause)
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
  if (showErrors(form, error.fields)) return
  const { refusal, entering } = factsOf(form)
  const words = chooseWords(refusal, error)
  // These have notifications (specification 8.6, 8.7); elsewhere the note in the form is enough.
  if (error.isNetwork || entering) showToast({ type: 'error', ...words, isSilent: true })
  showRefusal(form, words)
}

function showRefusal(form: HTMLFormElement, words: { title: string; description: string } | null): void {
  const note = form.querySelector<HTMLElement>('[data-refusal]')
  if (!note) return
  note.hidden = !words
  for (const part of ['title', 'description'] as const) {
    const place = note.querySelector(`[data-says=${part}]`)
    if (place) place.textContent = words?.[part] ?? ''
  }
  // The button she pressed was busy and let the focus go.
  if (words) note.focus()
}

const sendButtons = (form: HTMLFormElement) => form.querySelectorAll<HTMLButtonElement>('button[type=submit]')

/** Shows that it is under way and refuses a second press, until it is released. */
function keepBusy(form: HTMLFormElement, busy: string): () => void {
  const button = [...sendButtons(form)].find(({ hidden }) => !hidden)
  const spinner = button?.querySelector<HTMLElement>('[data-spinner]')
  const words = button?.querySelector('[data-words]')
  if (!button || !spinner || !words) return () => undefined
  const before = words.textContent
  const set = (isBusy: boolean) => {
    button.disabled = isBusy
    button.ariaBusy = isBusy ? 'true' : null
    spinner.hidden = !isBusy
    words.textContent = isBusy ? busy : before
  }
  set(true)
  return () => set(false)
}
