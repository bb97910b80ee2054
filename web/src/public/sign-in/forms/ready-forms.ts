import { offerPasskey } from '../offer-passkey.ts'
import { readyErrors } from './field-errors.ts'
import { sendForm } from './send-form.ts'

/** The forms of the sign-in that stand here are checked and sent by us from now on. */
export function readyForms(place: ParentNode): void {
  for (const form of place.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    readyErrors(form)
    offerPasskey(form)
    for (const button of form.querySelectorAll<HTMLElement>('[data-reveal]')) revealOnPress(button)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void sendForm(form, readyForms)
    })
  }
}

/** Two buttons stand at a password: one shows it, the other takes its place and hides it again. */
function revealOnPress(button: HTMLElement): void {
  const input = button.parentElement?.querySelector('input')
  const [shows, hides] = button.parentElement?.querySelectorAll<HTMLElement>('[data-reveal]') ?? []
  if (!input || !shows || !hides) return
  if (button === shows) shows.hidden = false
  button.addEventListener('click', () => {
    const isShown = button === shows
    input.type = isShown ? 'text' : 'password'
    shows.hidden = isShown
    hides.hidden = !isShown
    const other = isShown ? hides : shows
    other.focus()
  })
}
