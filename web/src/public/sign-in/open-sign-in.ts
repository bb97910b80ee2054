import { keepToasts } from '../toasts/show-toast.ts'
import { readyForms } from './forms/ready-forms.ts'
import { SIGN_IN_PARAMETER, type SignInView } from './sign-in-view.ts'
import { SignInViews } from './sign-in-views.ts'

let drawn: HTMLDialogElement | null = null

/** Whether it could be opened: the pages of the sign-in have none, they are what it holds. */
export function openSignIn(view: SignInView): boolean {
  const dialog = draw()
  if (!dialog) return false
  const views = new SignInViews(dialog, keepInAddress)
  views.show(view)
  const page = document.documentElement
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`)
  dialog.showModal()
  views.focusFirst()
  return true
}

/** Anew each time: what was typed before is gone. */
function draw(): HTMLDialogElement | null {
  const template = document.querySelector<HTMLTemplateElement>('template[data-sign-in-dialog]')
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true)
  if (!(dialog instanceof HTMLDialogElement)) return null
  drawn?.remove()
  drawn = dialog
  document.body.append(dialog)
  readyForms(dialog)
  closeBeside(dialog)
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => void leave(dialog))
  return dialog
}

async function leave(dialog: HTMLDialogElement): Promise<void> {
  keepToasts()
  keepInAddress(null)
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  dialog.remove()
}

/** The address says which view is in front, so a reload keeps it. */
function keepInAddress(view: SignInView | null): void {
  const url = new URL(location.href)
  if (view) url.searchParams.set(SIGN_IN_PARAMETER, view)
  else url.searchParams.delete(SIGN_IN_PARAMETER)
  history.replaceState(history.state, '', url)
}

/** A press that begins and ends beside it; a text drawn over while selecting is none. */
function closeBeside(dialog: HTMLDialogElement): void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    return target === dialog && !isInside
  }
  let beganBeside = false
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event)
  })
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(event)) dialog.close()
  })
}
