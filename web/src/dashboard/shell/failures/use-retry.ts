import { useState } from 'react'

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
}

/** What could not be fetched, and its « Réessayer »: it stays while it tries, with the focus of who pressed it. */
export function useRetry({ data, error, refetch }: Asked): Retry {
  const [tried, setTried] = useState<Error | null>(null)
  const retry = async () => {
    setTried(error)
    await refetch()
    setTried(null)
  }
  return { error: data !== undefined ? null : (error ?? tried), retry }
}
