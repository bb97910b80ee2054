import type { Language } from './languages.ts'

/** A date in words, as it is said: Intl counts the first of a month like any other day, French says « 1er ». */
export const firstOfMonth = (words: string, language: Language): string =>
  language === 'fr' ? words.replace(/^1(?=\s)/, '1er') : words
