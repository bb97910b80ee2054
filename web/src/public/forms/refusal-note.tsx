import { type ReactNode, useEffect, useRef } from 'react'
import { RefusalCard } from './refusal-card.tsx'
import type { Refused } from './use-attempt.ts'

interface RefusalNoteProps {
  refused: Refused | null
  /** A way on, when there is one. */
  children?: ReactNode
}

/** Stays in the form after the notification is gone. */
export function RefusalNote({ refused, children }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button she pressed was busy and let the focus go: it comes here, unless a refused field took it.
    if (refused && !document.activeElement?.matches('input, select')) note.current?.focus()
  }, [refused])
  if (!refused) return null
  return (
    <RefusalCard ref={note} words={refused.words}>
      {children}
    </RefusalCard>
  )
}
