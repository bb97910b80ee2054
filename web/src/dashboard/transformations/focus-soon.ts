/** The heading of the page: where the focus goes when what it was on is no more. */
export const HEADING = 'transformation-heading'

/** A dialog gives the focus back while it goes; when what opened it has gone too, nothing has it. */
const DIALOG_LEAVES_MS = 300
/** A slow telephone takes longer to let it go. */
const LOOK_AGAIN_MS = 100
const LOOKS = 20

/** What of a leaving dialog may still hold the focus. */
const LEAVING = '[role=dialog], [role=alertdialog], [data-base-ui-focus-guard]'

/** Puts the focus on what says that it is done, since the button she pressed is no longer there. */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), DIALOG_LEAVES_MS)
}

/** The same once the dialog has gone, only when nothing else has the focus. */
export function focusIfLost(id: string): void {
  setTimeout(() => look(id, LOOKS), DIALOG_LEAVES_MS)
}

function look(id: string, looks: number): void {
  const holder = document.activeElement
  if (holder === null || holder === document.body) document.getElementById(id)?.focus()
  else if (looks > 0 && holder.closest(LEAVING)) setTimeout(() => look(id, looks - 1), LOOK_AGAIN_MS)
}
