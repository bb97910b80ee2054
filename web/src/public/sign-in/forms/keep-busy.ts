/** Shows that it is under way and refuses a second press, until it is released. */
export function keepBusy(button: HTMLButtonElement | undefined, busy: string): () => void {
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
