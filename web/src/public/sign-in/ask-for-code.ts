/** Her password was right, and her app is asked: the form of the code takes the place of the one she sent. */
export function askForCode(form: HTMLFormElement, ready: (place: ParentNode) => void): void {
  const place = form.parentElement
  const template = place?.querySelector<HTMLTemplateElement>('template[data-code-form]')
  const asked = template?.content.querySelector('form')?.cloneNode(true)
  if (!place || !(asked instanceof HTMLFormElement)) return
  form.replaceWith(asked)
  ready(place)
  asked.querySelector('input')?.focus()
}
