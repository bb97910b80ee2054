let waiting: (() => void) | null = null

/**
 * Shows now, or as soon as she comes back to this tab: news that ends while she is elsewhere would be over before
 * she saw it. Of several, the last one waits: there is one at a time.
 */
export function whenSeen(show: () => void): void {
  if (document.visibilityState === 'visible') {
    show()
    return
  }
  const isFirst = waiting === null
  waiting = show
  if (isFirst) document.addEventListener('visibilitychange', showWaiting, { once: true })
}

function showWaiting(): void {
  const show = waiting
  waiting = null
  if (show) whenSeen(show)
}
