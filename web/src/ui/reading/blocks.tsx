import type { Block, Inline } from '@app/texts/markdown/blocks.ts'
import { plain } from '@app/texts/markdown/read-words.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { PracticeCard } from './practice-card.tsx'
import { Table } from './table.tsx'
import { Words } from './words.tsx'

interface BlocksProps<Figure> {
  blocks: Block<Figure>[]
  /** Draws what the text calls for by name. */
  figure: (asked: Figure) => ReactNode
}

/** What a text is made of, one below the other. They never move, so their place is their name. */
export const Blocks = <Figure,>({ blocks, figure }: BlocksProps<Figure>) =>
  createElement(Fragment, null, ...blocks.map((block) => blockOf(block, figure)))

function blockOf<Figure>(block: Block<Figure>, figure: (asked: Figure) => ReactNode): ReactNode {
  if (block.kind === 'figure') return figure(block)
  if (block.kind === 'table') return <Table head={block.head} rows={block.rows} />
  if (block.kind === 'list') return listOf(block.items, block.isOrdered)
  if (block.kind === 'checklist') return checklistOf(block.items)
  if (block.kind === 'practice')
    return (
      <PracticeCard title={block.title}>
        <Blocks blocks={block.blocks} figure={figure} />
      </PracticeCard>
    )
  if (block.kind === 'quote')
    return (
      <blockquote className="mt-6 border-copper border-l-3 pl-5 font-display text-[1.36rem] leading-[1.35] tracking-[-0.008em]">
        <Words words={block.words} />
      </blockquote>
    )
  return (
    <p className="mt-5">
      <Words words={block.words} />
    </p>
  )
}

function listOf(items: Inline[][], isOrdered: boolean) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={`mt-5 grid gap-2.5 pl-6 marker:text-copper-text ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((words) => (
        <li key={plain(words)} className="pl-1">
          <Words words={words} />
        </li>
      ))}
    </List>
  )
}

/** Real boxes: she ticks them on the screen, or on paper. */
const checklistOf = (items: Inline[][]) => (
  <ul className="mt-5 grid gap-0.5 rounded-card bg-veil px-4.5 py-3">
    {items.map((words) => (
      <li key={plain(words)}>
        <label className="flex min-h-11 cursor-pointer items-center gap-3.5 py-1.5 leading-snug">
          <input type="checkbox" className="size-5.5 flex-none accent-primary" />
          <span>
            <Words words={words} />
          </span>
        </label>
      </li>
    ))}
  </ul>
)
