const WINDOWS = '[role="dialog"], [role="alertdialog"]'
/** What tells a listener where she is; the page itself holds all the rest. */
const PARTS = `section, article, fieldset, ${WINDOWS}, main`

/**
 * Where what she pressed is taken away, a browser gives the focus to the whole page, or its window takes it, and whoever
 * uses a keyboard begins at its top again. It goes to the nearest part that it stood in and that is still there, unless
 * something else has asked for it.
 */
export function keepFocus(root: HTMLElement): void {
  let held: Element | null = null
  let around: HTMLElement[] = []
  /** Something that had it was taken away, and she has done nothing herself since. */
  let isUnsettled = false
  const isLost = () => held !== null && !held.isConnected
  const left = () => around.find((part) => part.isConnected) ?? root.querySelector('main')
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || (isLost() && target.contains(left()))) return
    // a window takes it once more a frame later, from what was given it in between
    const isTaken = isUnsettled && held !== target && target.contains(held) && target.matches(WINDOWS)
    if (isTaken && held instanceof HTMLElement) return held.focus({ preventScroll: true })
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
    if (!isLost()) return
    isUnsettled = true
    requestAnimationFrame(() => requestAnimationFrame(mend))
  })
  root.addEventListener('focusin', follow)
  const settle = () => {
    isUnsettled = false
  }
  for (const act of ['pointerdown', 'keydown']) root.addEventListener(act, settle, true)
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
