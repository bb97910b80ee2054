import { type RefCallback, useCallback, useState } from 'react'

/** Before it is measured, and where nothing measures. */
const FIRST_WIDTH = 640

/** How wide an element is, in pixels, as it changes: what is drawn by hand does not flow by itself. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(FIRST_WIDTH)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
