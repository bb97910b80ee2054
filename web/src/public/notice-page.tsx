import type { ReactNode } from 'react'

/** One drawing, one sentence, one way on: the page not found, and what became of a link in a mail. */
export function NoticePage({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className="wrap grid justify-items-center gap-4 pt-10 pb-24 text-center desk:pt-14">
      <div aria-hidden="true" className="line-art" />
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[32em] text-lead text-ink2">{text}</p>
      <div className="mt-3">{action}</div>
    </div>
  )
}
