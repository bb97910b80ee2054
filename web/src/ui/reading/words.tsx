import type { Inline } from '@app/texts/markdown/blocks.ts'
import { createElement, Fragment } from 'react'

/** A line of a text. Its parts never move, so their place is their name. */
export const Words = ({ words }: { words: Inline[] }) => createElement(Fragment, null, ...words.map(wordOf))

function wordOf(word: Inline) {
  if (typeof word === 'string') return word
  const inside = <Words words={word.words} />
  if (word.kind === 'strong') return <strong className="font-[680]">{inside}</strong>
  if (word.kind === 'em') return <em className="font-display text-[1.1em] italic">{inside}</em>
  return (
    <a
      href={word.href}
      className="font-[650] text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {inside}
    </a>
  )
}
