import type { Language } from './languages.ts'
import type { Texts } from './texts.ts'
import { typoEn, typoFr } from './typo.ts'

const typo: Record<Language, (sentence: string) => string> = { fr: typoFr, en: typoEn }

/** Every sentence with the spaces, apostrophes and quotes its language prints. Twice is the same as once. */
export const typeset = (language: Language, written: Texts): Texts => mapSentences(written, typo[language])

function mapSentences<T>(words: T, change: (sentence: string) => string): T {
  if (typeof words === 'string') return change(words) as T
  if (Array.isArray(words)) return words.map((word) => mapSentences(word, change)) as T
  return Object.fromEntries(
    Object.entries(words as Record<string, unknown>).map(([key, word]) => [key, mapSentences(word, change)]),
  ) as T
}
