import type { Token, Tokens } from 'marked'
import type { Block, Section } from './blocks.ts'
import { type Reader, readBlocks, tokensOf } from './read-blocks.ts'
import { plain, readWords } from './read-words.ts'

interface Sections<Figure> {
  intro: Block<Figure>[]
  sections: Section<Figure>[]
}

/** A text by its headings of depth 2, and what stands before the first of them. */
export function readSections<Figure>(markdown: string, reader: Reader<Figure>): Sections<Figure> {
  const tokens = tokensOf(markdown)
  const starts = tokens.flatMap((token, at) => (isHeading(token) ? [at] : []))
  return {
    intro: readBlocks(tokens.slice(0, starts[0] ?? tokens.length), reader),
    sections: starts.map((start, rank) => {
      const title = titleOf(tokens[start] as Tokens.Heading, reader)
      return { id: idOf(title), title, blocks: readBlocks(tokens.slice(start + 1, starts[rank + 1]), reader) }
    }),
  }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

function titleOf<Figure>(heading: Tokens.Heading, { typo }: Reader<Figure>): string {
  if (heading.depth !== 2) throw new Error(`the parts of a text have headings of depth 2: ${heading.raw}`)
  return plain(readWords(heading.tokens, typo))
}

/** « Trois questions avant de choisir » is reached at `#trois-questions-avant-de-choisir`. */
const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const countWords = (markdown: string): number => markdown.split(/\s+/).filter(Boolean).length
