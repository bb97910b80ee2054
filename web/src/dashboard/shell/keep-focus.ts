/** What tells a listener where she is; the page itself holds all the rest. */
const PARTS = 'section, article, fieldset, [role="dialog"], [role="alertdialog"], main'

/**
 * Where what she pressed is taken away, a browser gives the focus to the whole page, or its window takes it, and whoever
 * uses a keyboard begins at its top again. It goes to the nearest part that it stood in and that is still there, unless
 * something else has asked for it.
 */
export function keepFocus(root: HTMLElement): void {
  let held: Element | null = null
  let around: HTMLElement[] = []
  const isLost = () => held !== null && !held.isConnected
  const left = () => around.find((part) => part.isConnected) ?? root.querySelector('main')
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || (isLost() && target.contains(left()))) return
    held = target
    around = partsAround(target)
  }
  const mend = () => {
    if (!isLost()) return
    const part = left()
    held = null
    if (part) giveFocus(part)
  }
  // A window takes it in the next frame (restoreFocus of @base-ui/react's FloatingFocusManager): only then is it settled.
  const observer = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(mend))
  })
  root.addEventListener('focusin', follow)
  observer.observe(root, { childList: true, subtree: true })
}

/** From within. */
function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS)
  return part ? [part, ...partsAround(part)] : []
}

/** Only where nothing within the page, or within its window, has it by now. */
function giveFocus(part: HTMLElement): void {
  if (!document.activeElement?.contains(part)) return
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
