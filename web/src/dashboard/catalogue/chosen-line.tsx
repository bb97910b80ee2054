import type { ReactNode } from 'react'

export interface ChosenLineProps {
  title: string
  line: string
  /** A small picture before the words. */
  children?: ReactNode
}

export function ChosenLine({ title, line, children }: ChosenLineProps) {
  return (
    <div className="mr-auto flex w-full items-center gap-2.5 desk:w-auto">
      {children}
      <p className="min-w-0">
        <b className="block leading-[1.1] font-[650]">{title}</b>
        <span className="text-[0.95rem] text-ink2">{line}</span>
      </p>
    </div>
  )
}
