import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface FieldErrorProps {
  id: string
  /** Its place waits for a script to fill it in. */
  hidden?: boolean
  children: ReactNode
}

/** Icon and words: never the colour alone. */
export function FieldError({ id, hidden, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      hidden={hidden}
      className="mt-1.5 flex items-start gap-1.5 text-small font-semibold text-danger"
    >
      <Icon name="triangle" className="mt-1 size-4" />
      <span>{children}</span>
    </p>
  )
}
