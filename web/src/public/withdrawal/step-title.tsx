import { type ReactNode, useEffect, useRef } from 'react'

/** The step before is gone with the button she pressed: whoever listens starts at the new one. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
      {children}
    </h2>
  )
}
