import { lexer, type Token, type Tokens } from 'marked'
import type { Block } from './blocks.ts'
import { insideOf, readWords, type Typo } from './read-words.ts'

/** How a kind of text is read: its typography, and what it may hold beside words. */
export interface Reader<Figure> {
  typo: Typo
  /** What `[[…]]` on a line of its own stands for; throws where nobody drew it. */
  figure: (asked: string) => Figure
  /** Whether it has practice cards: a fenced block ```practice whose first line is its title. */
  hasPractice?: boolean
}

export const tokensOf = (markdown: string): Token[] => lexer(markdown).filter(({ type }) => type !== 'space')

/** Markdown as a page shows it; what no page shows is refused. */
export const readBlocks = <Figure>(tokens: Token[], reader: Reader<Figure>): Block<Figure>[] =>
  tokens.map((token) => readBlock(token, reader))

function readBlock<Figure>(token: Token, reader: Reader<Figure>): Block<Figure> {
  const { typo } = reader
  if (token.type === 'paragraph')
    return (
      figureOf(token.raw, reader) ?? {
        kind: 'paragraph',
        words: readWords((token as Tokens.Paragraph).tokens, typo),
      }
    )
  if (token.type === 'list') return readList(token as Tokens.List, typo)
  if (token.type === 'table') return readTable(token as Tokens.Table, typo)
  if (token.type === 'blockquote')
    return {
      kind: 'quote',
      words: (token as Tokens.Blockquote).tokens.flatMap((part) => insideOf(part, typo)),
    }
  if (token.type === 'code' && reader.hasPractice && token.lang === 'practice')
    return readPractice(token.text, reader)
  throw new Error(`a text has no ${token.type}: ${token.raw}`)
}

function figureOf<Figure>(raw: string, { figure }: Reader<Figure>): Block<Figure> | null {
  const asked = /^\[\[([^\]]+)\]\]$/.exec(raw.trim())?.[1]
  return asked === undefined ? null : { kind: 'figure', ...figure(asked) }
}

function readPractice<Figure>(text: string, reader: Reader<Figure>): Block<Figure> {
  const [title = '', ...lines] = text.split('\n')
  return {
    kind: 'practice',
    title: reader.typo(title.trim()),
    blocks: readBlocks(tokensOf(lines.join('\n')), { ...reader, hasPractice: false }),
  }
}

function readList<Figure>({ ordered, items }: Tokens.List, typo: Typo): Block<Figure> {
  const words = items.map((item) => item.tokens.flatMap((part) => insideOf(part, typo)))
  if (items.some((item) => item.task)) return { kind: 'checklist', items: words }
  return { kind: 'list', isOrdered: ordered, items: words }
}

const readTable = <Figure>({ header, rows }: Tokens.Table, typo: Typo): Block<Figure> => ({
  kind: 'table',
  head: header.map((cell) => readWords(cell.tokens, typo)),
  rows: rows.map((row) => row.map((cell) => readWords(cell.tokens, typo))),
})
