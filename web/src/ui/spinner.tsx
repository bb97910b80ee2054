import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

/** Turns while something is under way; the words beside it say what. */
export function Spinner({ className }: { className?: string }) {
  return <Icon name="ring" className={joinClasses('animate-spin', className ?? 'size-5')} />
}
