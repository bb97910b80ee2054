import { remembered } from '../ui/tab-memory.ts'
import { isSignInView, SIGN_IN_PARAMETER, type SignInView } from './sign-in/sign-in-view.ts'

const loadIsland = () => import('./sign-in/island.tsx')

/**
 * The dialog is fetched when someone is about to want it (hover, focus, touch), when the address asks for it,
 * or when the page before left a notification to show.
 */
export function offerSignIn(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sign-in]')) offer(button)
  const asked = new URL(location.href).searchParams.get(SIGN_IN_PARAMETER)
  if (isSignInView(asked)) void open(asked)
  else if (remembered('toast') !== null) void loadIsland().then((island) => island.showIsland(null))
}

function offer(button: HTMLElement): void {
  const prepare = () => void loadIsland().catch(() => {})
  for (const intent of ['pointerenter', 'focus', 'touchstart'])
    button.addEventListener(intent, prepare, { once: true, passive: true })
  button.addEventListener('click', () => {
    // Safari does not focus a clicked button; the dialog gives focus back to what had it.
    button.focus()
    const view = isSignInView(button.dataset.signIn) ? button.dataset.signIn : 'register'
    openSignIn(view)
  })
}

export function openSignIn(view: SignInView): void {
  // Offline, or a page older than the server: the address opens the same dialog, or the browser says what is wrong.
  open(view).catch(() => location.assign(`/?${SIGN_IN_PARAMETER}=${view}`))
}

async function open(view: SignInView): Promise<void> {
  const island = await loadIsland()
  island.showIsland(view)
}
