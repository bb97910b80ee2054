import type { HTMLAttributes, Ref } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { RefusalWords } from './refusal-words.ts'

interface RefusalCardProps extends HTMLAttributes<HTMLDivElement> {
  /** Without them it waits for a script to fill it in. */
  words?: RefusalWords | undefined
  ref?: Ref<HTMLDivElement>
}

/** What was refused, said at once and kept in the form. */
export function RefusalCard({ words, children, ...rest }: RefusalCardProps) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      className="flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 leading-snug text-danger"
    >
      <Icon name="triangle" className="mt-0.5 size-5" />
      <div>
        <p data-says="title" className="font-[650]">
          {words?.title}
        </p>
        <p data-says="description">{words?.description}</p>
        {children}
      </div>
    </div>
  )
}
