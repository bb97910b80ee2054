import { readyForms } from './forms/ready-forms.ts'
import { openSignIn } from './open-sign-in.ts'
import { isSignInView, SIGN_IN_PARAMETER } from './sign-in-view.ts'

/** The buttons open the dialog, and so does the address; without us they lead to pages with the same forms. */
export function offerSignIn(): void {
  readyForms(document)
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-sign-in]')
    if (!button || !isSignInView(button.dataset.signIn)) return
    // Safari does not focus a clicked button; the dialog gives focus back to what had it.
    button.focus()
    if (openSignIn(button.dataset.signIn)) event.preventDefault()
  })
  const asked = new URL(location.href).searchParams.get(SIGN_IN_PARAMETER)
  if (isSignInView(asked)) openSignIn(asked)
}
