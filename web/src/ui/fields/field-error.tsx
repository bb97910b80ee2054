import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** Icon and words: never the colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small font-semibold text-danger">
      <Icon name="triangle" className="mt-1 size-4" />
      {children}
    </p>
  )
}
