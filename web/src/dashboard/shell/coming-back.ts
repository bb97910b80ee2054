import { useSyncExternalStore } from 'react'

/** What is held up while we cannot be reached, or do not know her: each is tried again when that has passed. */
const heldUp = new Set<() => void>()

export function whenBack(goOn: () => void): () => void {
  heldUp.add(goOn)
  return () => heldUp.delete(goOn)
}

export function comeBack(): void {
  for (const goOn of heldUp) goOn()
}

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
