import type { Token } from 'marked'
import type { Inline } from './blocks.ts'

export type Typo = (sentence: string) => string

/** What stands in a line: words, emphasis, links. HTML and pictures are refused, so none can slip into a page. */
export const readWords = (tokens: Token[], typo: Typo): Inline[] =>
  tokens.filter(({ type }) => type !== 'checkbox').map((token) => readWord(token, typo))

function readWord(token: Token, typo: Typo): Inline {
  if ((token.type === 'text' || token.type === 'escape') && !nested(token))
    return typo(token.text.replaceAll('\n', ' '))
  if (token.type === 'strong' || token.type === 'em')
    return { kind: token.type, words: readWords(token.tokens ?? [], typo) }
  if (token.type === 'link')
    return { kind: 'link', href: token.href, words: readWords(token.tokens ?? [], typo) }
  throw new Error(`a text has no ${token.type}: ${token.raw}`)
}

const nested = (token: Token): boolean => 'tokens' in token && (token.tokens?.length ?? 0) > 0

/** Lists and quotations hold lines, not blocks. */
export const insideOf = (token: Token, typo: Typo): Inline[] =>
  readWords('tokens' in token && token.tokens ? token.tokens : [token], typo)

/** The words alone. */
export const plain = (words: Inline[]): string =>
  words.map((word) => (typeof word === 'string' ? word : plain(word.words))).join('')
