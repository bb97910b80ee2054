import { isSignInView, type SignInView } from './sign-in-view.ts'

/** The views of one dialog. Only the one in front is part of the page: a password manager finds one form. */
export class SignInViews {
  readonly #panels: Map<string | undefined, HTMLElement>
  readonly #tabs: HTMLElement[]
  readonly #dialog: HTMLDialogElement
  readonly #onShow: (view: SignInView) => void

  constructor(dialog: HTMLDialogElement, onShow: (view: SignInView) => void) {
    const panels = [...dialog.querySelectorAll<HTMLElement>('[data-panel]')]
    this.#panels = new Map(panels.map((panel) => [panel.dataset.panel, panel]))
    this.#tabs = [...dialog.querySelectorAll<HTMLElement>('[role=tab]')]
    this.#dialog = dialog
    this.#onShow = onShow
    for (const way of dialog.querySelectorAll<HTMLElement>('[data-view]'))
      way.addEventListener('click', () => this.#follow(way))
    for (const tab of this.#tabs) tab.addEventListener('keydown', (event) => this.#moveByKey(event))
    for (const panel of panels.slice(1)) panel.remove()
  }

  show(view: SignInView): void {
    const panel = this.#panels.get(view)
    if (!panel) return
    this.#front()?.replaceWith(panel)
    const title = this.#dialog.querySelector('h2')
    if (title) title.textContent = panel.dataset.title ?? ''
    for (const tab of this.#tabs) {
      tab.ariaSelected = String(tab.dataset.view === view)
      tab.tabIndex = tab.dataset.view === view ? 0 : -1
    }
    const list = this.#tabs[0]?.parentElement
    if (list) list.hidden = !this.#selected()
    this.#onShow(view)
  }

  /** The tab in front, or the first field where there are none. */
  focusFirst(): void {
    const first = this.#selected() ?? this.#front()?.querySelector('input')
    first?.focus()
  }

  #follow(way: HTMLElement): void {
    const { view } = way.dataset
    if (!isSignInView(view)) return
    const email = emailIn(this.#front())?.value
    this.show(view)
    if (this.#tabs.includes(way)) return
    // To « Mot de passe oublié » and back it is not typed again; the button she pressed went with the form it stood in.
    const field = emailIn(this.#front())
    if (field && email !== undefined) field.value = email
    this.#front()?.querySelector('input')?.focus()
  }

  #moveByKey(event: KeyboardEvent): void {
    const next = this.#tabAfter(event.key)
    if (!next) return
    event.preventDefault()
    next.click()
    next.focus()
  }

  #tabAfter(key: string): HTMLElement | undefined {
    const at = this.#tabs.findIndex((tab) => tab.tabIndex === 0)
    if (key === 'Home') return this.#tabs[0]
    if (key === 'End') return this.#tabs.at(-1)
    if (key === 'ArrowRight') return this.#tabs[(at + 1) % this.#tabs.length]
    if (key === 'ArrowLeft') return this.#tabs.at(at - 1)
    return undefined
  }

  #front = (): HTMLElement | null => this.#dialog.querySelector('[data-panel]')
  #selected = (): HTMLElement | undefined => this.#tabs.find((tab) => tab.ariaSelected === 'true')
}

const emailIn = (panel: HTMLElement | null) => panel?.querySelector<HTMLInputElement>('input[name=email]')
