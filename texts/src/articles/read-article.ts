import type { ArticleSlug } from '@app/domain/articles/article-slugs.ts'
import { readingMinutes } from '@app/domain/articles/reading-time.ts'
import { lexer, type Token, type Tokens } from 'marked'
import type { Language } from '../languages.ts'
import { typoEn, typoFr } from '../typo.ts'
import type { Article, Block, Section } from './article.ts'
import { splitFrontMatter } from './front-matter.ts'
import { readBlock } from './read-blocks.ts'
import { plain, readWords, type Typo } from './read-words.ts'

interface Source {
  slug: ArticleSlug
  language: Language
  markdown: string
}

/** An article from its Markdown, in the typography of its language. */
export function readArticle({ slug, language, markdown }: Source): Article {
  const typo = language === 'fr' ? typoFr : typoEn
  const { facts, body } = splitFrontMatter(markdown)
  const tokens = lexer(body).filter(({ type }) => type !== 'space')
  const firstTitle = tokens.findIndex(isHeading)
  const split = firstTitle === -1 ? tokens.length : firstTitle
  return {
    slug,
    title: typo(facts.title),
    summary: typo(facts.summary),
    published: facts.published,
    tags: facts.tags.split(', ').map(typo),
    cover: typo(facts.cover),
    minutes: readingMinutes(body.split(/\s+/).filter(Boolean).length),
    intro: readBlocks(tokens.slice(0, split), typo),
    sections: readSections(tokens.slice(split), typo),
  }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const readBlocks = (tokens: Token[], typo: Typo): Block[] => tokens.map((token) => readBlock(token, typo))

function readSections(tokens: Token[], typo: Typo): Section[] {
  const starts = tokens.flatMap((token, at) => (isHeading(token) ? [at] : []))
  return starts.map((start, rank) => {
    const heading = tokens[start] as Tokens.Heading
    if (heading.depth !== 2)
      throw new Error(`the parts of an article have headings of depth 2: ${heading.raw}`)
    const title = plain(readWords(heading.tokens, typo))
    return { id: idOf(title), title, blocks: readBlocks(tokens.slice(start + 1, starts[rank + 1]), typo) }
  })
}

/** « Trois questions avant de choisir » is reached at `#trois-questions-avant-de-choisir`. */
const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
