import type { Block, FigureName, Inline } from '@app/texts/articles/article.ts'
import { plain } from '@app/texts/articles/read-words.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { ArticleTable } from './article-table.tsx'
import { ArticleWords } from './article-words.tsx'
import { PhotoExamples } from './photo-examples.tsx'
import { ToneChart } from './tone-chart.tsx'

/** What an article is made of, one below the other. */
export const ArticleBlocks = ({ blocks }: { blocks: Block[] }) =>
  createElement(Fragment, null, ...blocks.map(blockOf))

const FIGURES: Record<FigureName, () => ReactNode> = {
  nuancier: () => <ToneChart />,
  'photos-reussies': () => <PhotoExamples isGood />,
  'photos-a-eviter': () => <PhotoExamples isGood={false} />,
}

function blockOf(block: Block): ReactNode {
  if (block.kind === 'figure') return FIGURES[block.name]()
  if (block.kind === 'table') return <ArticleTable head={block.head} rows={block.rows} />
  if (block.kind === 'list') return listOf(block.items, block.isOrdered)
  if (block.kind === 'checklist') return checklistOf(block.items)
  if (block.kind === 'quote')
    return (
      <blockquote className="mt-6 border-copper border-l-3 pl-5 font-display text-[1.36rem] leading-[1.35] tracking-[-0.008em]">
        <ArticleWords words={block.words} />
      </blockquote>
    )
  return (
    <p className="mt-5">
      <ArticleWords words={block.words} />
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
          <ArticleWords words={words} />
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
            <ArticleWords words={words} />
          </span>
        </label>
      </li>
    ))}
  </ul>
)
