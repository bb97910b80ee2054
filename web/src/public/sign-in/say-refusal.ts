import type { ApiError } from '../../api/api-error.ts'
import { chooseWords } from '../forms/refusal-words.ts'
import { showToast } from '../toasts/show-toast.ts'
import { factsOf } from './forms/form-facts.ts'

/** In the note of the form; null takes it away. */
export function sayRefusal(form: HTMLFormElement, error: ApiError | null): void {
  const { refusal, entering } = factsOf(form)
  const words = error && chooseWords(refusal, error)
  // These have notifications (specification 8.6, 8.7); elsewhere the note in the form is enough.
  if (error && words && (error.isNetwork || entering)) showToast({ type: 'error', ...words, isSilent: true })
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
