import type { Block, Inline } from './blocks.ts'

/** Every word, emphasis and link that stands in these blocks, however deep. */
export const everyInline = <Figure>(blocks: Block<Figure>[]): Inline[] =>
  blocks.flatMap(linesOf).flatMap(inlinesOf)

function linesOf<Figure>(block: Block<Figure>): Inline[][] {
  if (block.kind === 'figure') return []
  if (block.kind === 'practice') return [[block.title], everyInline(block.blocks)]
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return 'items' in block ? block.items : [block.words]
}

export const inlinesOf = (words: Inline[]): Inline[] =>
  words.flatMap((word) => (typeof word === 'string' ? [word] : [word, ...inlinesOf(word.words)]))
