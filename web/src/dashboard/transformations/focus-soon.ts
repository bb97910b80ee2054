/** A dialog gives the focus back while it goes; when what opened it has gone too, nothing has it. */
const DIALOG_LEAVES_MS = 300

/** Puts the focus on what says that it is done, since the button she pressed is no longer there. */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), DIALOG_LEAVES_MS)
}

/** The same, only when nothing else has the focus. */
export function focusIfLost(id: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  }, DIALOG_LEAVES_MS)
}
