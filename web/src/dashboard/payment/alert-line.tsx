import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** What went wrong, where it went wrong: read aloud at once, and brought into sight. */
export function AlertLine({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Braces: newer browsers answer with a promise, which React would take for a clean-up.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p
      ref={line}
      role="alert"
      className="flex items-start gap-2 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger"
    >
      <Icon name="triangle" className="mt-0.5 size-5" />
      {children}
    </p>
  )
}
