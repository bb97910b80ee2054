import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface PaidPanelProps {
  title: string
  text: string | null
  /** Where she goes on to. */
  ways: ReactNode
}

/** It is paid: said to whoever looks, and to whoever listens. */
export function PaidPanel({ title, text, ways }: PaidPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-10 grid justify-items-center gap-4 rounded-card bg-surface px-6 py-10 text-center shadow-1">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h2>
      {text !== null && <p className="max-w-[34rem] text-ink2">{text}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{ways}</div>
    </section>
  )
}
