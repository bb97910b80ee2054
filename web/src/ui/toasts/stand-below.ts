const BELOW = '--toasts-below'

/** A ref of what notifications must not cover on a phone while it is there: the head of a sheet. */
export function standBelow(head: HTMLElement | null): (() => void) | undefined {
  if (!head) return
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty(BELOW, `${head.offsetHeight}px`))
  watch.observe(head)
  return () => {
    watch.disconnect()
    style.removeProperty(BELOW)
  }
}
