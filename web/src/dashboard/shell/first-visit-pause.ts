import { useEffect, useState } from 'react'

/** Spec §9: on the first visit of a browser session the loader stays this long. */
const FIRST_VISIT_MS = 1200
const KEY = 'visited'

export function useFirstVisitPause(): boolean {
  const [isPausing, setIsPausing] = useState(() => sessionStorage.getItem(KEY) === null)
  useEffect(() => {
    const timer = setTimeout(() => {
      sessionStorage.setItem(KEY, 'true')
      setIsPausing(false)
    }, FIRST_VISIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPausing
}
