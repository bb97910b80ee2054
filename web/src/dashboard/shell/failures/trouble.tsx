import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'

interface TroubleProps {
  title?: string
  children: ReactNode
  /** The button she pressed was busy and let the focus go: it comes here. */
  takesFocus?: boolean
}

/** What went wrong, beside what it went wrong with: it stays when the notification is gone. */
export function Trouble({ title, children, takesFocus = false }: TroubleProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && !document.activeElement?.matches('input')) note.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 text-small leading-snug text-danger"
    >
      <Icon name="triangle" className="mt-0.5 size-5" />
      <div>
        {title && <p className="font-[650]">{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  )
}
