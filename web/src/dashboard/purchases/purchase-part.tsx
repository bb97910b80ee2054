import { type ReactNode, useId } from 'react'

/** One chapter of a purchase, under its heading. */
export function PurchasePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="mb-2 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
