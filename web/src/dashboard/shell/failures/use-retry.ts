import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is asked of a query for it to be asked again. */
export interface Asked {
  data: unknown
  error: Error | null
  refetch: () => Promise<unknown>
}

interface Retry {
  /** What to say in its place; also while it is asked again, which forgets it. */
  error: Error | null
  retry: () => Promise<void>
  /** Of what says so. */
  place: RefObject<HTMLDivElement | null>
}

/**
 * What could not be fetched, and its « Réessayer »: it stays while it tries, with the focus of who pressed it. When what
 * she asked for comes in its place, the focus goes to what it stands in.
 */
export function useRetry({ data, error, refetch }: Asked): Retry {
  const [tried, setTried] = useState<Error | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const around = useRef<HTMLElement>(null)
  const hasCome = data !== undefined
  useEffect(() => {
    if (hasCome) giveFocus(around.current)
    around.current = null
  }, [hasCome])
  const retry = async () => {
    around.current = place.current?.parentElement ?? null
    setTried(error)
    await refetch()
    setTried(null)
  }
  return { error: hasCome ? null : (error ?? tried), retry, place }
}

/** Only where it was lost with the button: she may have gone elsewhere meanwhile. */
function giveFocus(around: HTMLElement | null): void {
  const holder = document.activeElement
  if (!around || (holder && holder !== document.body)) return
  // The frame of the whole page may have come instead.
  const to = around.isConnected ? around : document.querySelector('main')
  if (!to) return
  if (!to.hasAttribute('tabindex')) to.tabIndex = -1
  to.focus({ preventScroll: true })
}
