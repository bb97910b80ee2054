import { Fragment } from 'react'

/** A heading whose one word between <em> stands in italics. */
export function Emphasised({ text }: { text: string }) {
  return text
    .split(/<em>(.*?)<\/em>/)
    .map((part, place) =>
      place % 2 === 1 ? <em key={part}>{part}</em> : <Fragment key={part}>{part}</Fragment>,
    )
}
