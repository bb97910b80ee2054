import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

export interface RowsProps<Thing> {
  of: readonly Thing[]
  /** Said in their place when there is none. */
  none?: string
  children: (thing: Thing) => ReactNode
}

/** Things one below the other, on a telephone as on a desk: `Row` draws each. */
export function Rows<Thing>({ of: things, none, children }: RowsProps<Thing>) {
  if (things.length === 0) return none && <p className="text-ink2">{none}</p>
  return <ul className="divide-y divide-line">{things.map(children)}</ul>
}

export interface RowProps {
  /** Its name, or a link that bears it. */
  title: ReactNode
  /** What else is known of it, in small. */
  note?: ReactNode
  /** Below that. */
  children?: ReactNode
  /** At its end: a figure, a badge, a button. */
  end?: ReactNode
  /** How its end keeps apart, and whether it may go below. */
  className?: string
}

export function Row({ title, note, children, end, className = 'items-start gap-4' }: RowProps) {
  const isPlain = typeof title === 'string'
  return (
    // A link is as high as a finger already.
    <li className={joinClasses('flex justify-between', isPlain ? 'py-3' : 'py-2.5', className)}>
      <div className="min-w-0">
        {isPlain ? <p className="font-[650]">{title}</p> : title}
        {note && <p className="text-small text-ink2">{note}</p>}
        {children}
      </div>
      {end}
    </li>
  )
}
