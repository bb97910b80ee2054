import type { ActAnswer } from '@app/domain/operator/act-answers.ts'
import type { Language } from '@app/texts/languages.ts'
import { textsIn } from '../plugins/texts.ts'

/** What the holes of a sentence are filled with: amounts in euros. */
type Facts = Record<string, string | number>

/** What came of an act: no sentence yet, for whoever reads it may read French or English. */
export interface Answer {
  done: boolean
  code: ActAnswer
  facts: Facts
}

export const did = (code: ActAnswer, facts: Facts = {}): Answer => ({ done: true, code, facts })
export const not = (code: ActAnswer, facts: Facts = {}): Answer => ({ done: false, code, facts })

/** Which of what was typed is wrong, by name. */
export const namesOfWrong = (issues: readonly { path: PropertyKey[] }[]): string =>
  issues.map(({ path }) => path.join('.')).join(', ')

/** In the reader's words; what is sold is called as the tables of the desk call it. */
export function sayAnswer(
  { done, code, facts }: Answer,
  language: Language,
): { done: boolean; said: string } {
  const t = textsIn(language)
  const { article } = facts
  const named = typeof article === 'string' ? { article: codeWords(article, language) } : {}
  return { done, said: t(`actAnswers.${code}`, { ...facts, ...named }) }
}

/** A word of the tables as the desk says it; one nobody put into words as it is. */
export function codeWords(code: string, language: Language): string {
  const words: Partial<Record<string, string>> = textsIn(language)('operator.codes', { returnObjects: true })
  return words[code] ?? code
}
