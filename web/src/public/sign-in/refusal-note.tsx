import { Icon } from '../../ui/icon.tsx'
import type { RefusalWords } from './refusal-words.ts'

/** Stays in the form after the notification is gone. */
export function RefusalNote({ words }: { words: RefusalWords | null }) {
  if (!words) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 leading-snug text-danger"
    >
      <Icon name="triangle" className="mt-0.5 size-5" />
      <span>
        <b className="block font-[650]">{words.title}</b>
        {words.description}
      </span>
    </p>
  )
}
