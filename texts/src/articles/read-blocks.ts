import type { Token, Tokens } from 'marked'
import { type Block, FIGURES, type FigureName, type Inline } from './article.ts'
import { readWords, type Typo } from './read-words.ts'

/** One block of Markdown as a page shows it; what no page shows is refused. */
export function readBlock(token: Token, typo: Typo): Block {
  const read = READERS[token.type]
  if (!read) throw new Error(`an article has no ${token.type}: ${token.raw}`)
  return read(token, typo)
}

const READERS: Record<string, (token: Token, typo: Typo) => Block> = {
  paragraph: (token, typo) =>
    figureOf(token.raw) ?? { kind: 'paragraph', words: readWords((token as Tokens.Paragraph).tokens, typo) },
  list: (token, typo) => readList(token as Tokens.List, typo),
  blockquote: (token, typo) => ({
    kind: 'quote',
    words: (token as Tokens.Blockquote).tokens.flatMap((part) => insideOf(part, typo)),
  }),
  table: (token, typo) => readTable(token as Tokens.Table, typo),
}

function figureOf(raw: string): Block | null {
  const asked = /^\[\[([a-z-]+)\]\]$/.exec(raw.trim())?.[1]
  if (asked === undefined) return null
  if (!(FIGURES as readonly string[]).includes(asked)) throw new Error(`no drawing is called ${asked}`)
  return { kind: 'figure', name: asked as FigureName }
}

function readList({ ordered, items }: Tokens.List, typo: Typo): Block {
  const words = items.map((item) => item.tokens.flatMap((part) => insideOf(part, typo)))
  if (items.some((item) => item.task)) return { kind: 'checklist', items: words }
  return { kind: 'list', isOrdered: ordered, items: words }
}

const readTable = ({ header, rows }: Tokens.Table, typo: Typo): Block => ({
  kind: 'table',
  head: header.map((cell) => readWords(cell.tokens, typo)),
  rows: rows.map((row) => row.map((cell) => readWords(cell.tokens, typo))),
})

/** Lists and quotations hold lines, not blocks. */
const insideOf = (token: Token, typo: Typo): Inline[] =>
  readWords('tokens' in token && token.tokens ? token.tokens : [token], typo)
