import { Icon } from '../../ui/icon.tsx'
import { bringIntoSight } from './bring-into-sight.ts'

/** What went wrong, where it went wrong: read aloud at once, and brought into sight. */
export function AlertLine({ children }: { children: string }) {
  return (
    <p
      ref={bringIntoSight}
      role="alert"
      className="flex scroll-mb-4 items-start gap-2 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger"
    >
      <Icon name="triangle" className="mt-0.5 size-5" />
      {children}
    </p>
  )
}
