/** How long a browser that cannot tell when it is idle is left alone (Safari). */
const CALM_MS = 1500

/** Acts once the page is drawn and the browser has nothing better to do. Returns what takes it back. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, CALM_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act)
  return () => cancelIdleCallback(idle)
}
