import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
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
  const { title, description } = refused.words
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 leading-snug text-danger"
    >
      <Icon name="triangle" className="mt-0.5 size-5" />
      <div>
        <p className="font-[650]">{title}</p>
        <p>{description}</p>
        {children}
      </div>
    </div>
  )
}
