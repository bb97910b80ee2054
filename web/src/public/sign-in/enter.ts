import { ApiError } from '../../api/api-error.ts'
import { handWished, hasWished } from '../../preview/handed-photo.ts'
import { handToast } from '../../ui/toasts/handed-toast.ts'
import type { Entering } from './forms/form-facts.ts'

/**
 * Never ends: the form stays busy until the dashboard has taken the place of this page. What she tried on goes with her,
 * into a transformation that begins with it.
 */
export async function enter(form: HTMLFormElement, entering: Entering, answer: unknown): Promise<never> {
  const { id, firstName } = userOf(answer)
  cover(form, entering.message)
  handToast({ key: entering.greeting, values: { firstName } })
  const goesOn = hasWished() && (await handWished(id))
  // Brought back by the back button, it would still be covered.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(goesOn ? entering.wizard : entering.dashboard)
  return new Promise<never>(() => {})
}

function userOf(answer: unknown): { id: string; firstName: string } {
  const { id, firstName } = (answer as { user?: { id?: unknown; firstName?: unknown } | null }).user ?? {}
  if (typeof id === 'string' && typeof firstName === 'string') return { id, firstName }
  throw new ApiError({ status: 200, code: null, sentence: '' })
}

/** Over everything, the dialog too, from the moment she is known until the dashboard is there. */
function cover(form: HTMLFormElement, message: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-entering]')
  if (!template) return
  const [screen] = document.importNode(template.content, true).children
  if (!(screen instanceof HTMLElement)) return
  const words = screen.querySelector('p')
  if (words) words.textContent = message
  screen.popover = 'manual'
  const dialog = form.closest('dialog')
  const place = dialog ?? document.body
  place.append(screen)
  screen.showPopover?.()
}
