import { useSyncExternalStore } from 'react'

/** What is held up while we cannot be reached, or do not know her: each is tried again when that has passed. */
const waiting = new Set<() => void>()
let times = 0

export function whenBack(goOn: () => void): () => void {
  waiting.add(goOn)
  return () => waiting.delete(goOn)
}

export function comeBack(): void {
  times += 1
  for (const goOn of waiting) goOn()
}

/** How often since the page was opened: a call compares it before and after. */
export const timesBack = (): number => times

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False only where the browser is sure: a network that leads nowhere counts as one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
