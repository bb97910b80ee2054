import type { Token, Tokens } from 'marked'
import { tokensOf } from '../markdown/read-blocks.ts'
import { insideOf, plain, readWords, type Typo } from '../markdown/read-words.ts'
import type { Choice, Question } from './course.ts'

/** A question is a heading, its choices with the right one ticked, and a quotation that explains it. */
export function readQuiz(markdown: string, typo: Typo): Question[] {
  const tokens = tokensOf(markdown)
  const starts = tokens.flatMap(({ type }, at) => (type === 'heading' ? [at] : []))
  if (starts[0] !== 0) throw new Error('a quiz begins with a question')
  return starts.map((start, rank) => readQuestion(tokens.slice(start, starts[rank + 1]), typo))
}

function readQuestion([heading, list, quote, ...rest]: Token[], typo: Typo): Question {
  const words = plain(readWords((heading as Tokens.Heading).tokens, typo))
  const choices = list?.type === 'list' ? readChoices(list as Tokens.List, typo) : []
  if (choices.length < 2 || choices.filter(({ isRight }) => isRight).length !== 1)
    throw new Error(`exactly one choice is right: ${words}`)
  if (quote?.type !== 'blockquote' || rest.length > 0) throw new Error(`an answer is explained: ${words}`)
  const explanation = (quote as Tokens.Blockquote).tokens.flatMap((part) => insideOf(part, typo))
  return { words, choices, explanation }
}

const readChoices = ({ items }: Tokens.List, typo: Typo): Choice[] =>
  items.map((item) => ({
    words: item.tokens.flatMap((part) => insideOf(part, typo)),
    isRight: item.checked === true,
  }))
