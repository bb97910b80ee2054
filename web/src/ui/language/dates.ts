import { firstOfMonth } from '@app/texts/first-of-month.ts'
import type { Language } from '@app/texts/languages.ts'

export const DATE_LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

/** Days are those of the house, in Paris, wherever the browser is. */
const PARIS = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const

export const dateWords = (moment: string, language: Language): string => inWords(moment, language)

/** With its hour, to the second. */
export const momentWords = (moment: string, language: Language): string =>
  inWords(moment, language, { timeStyle: 'medium' })

function inWords(moment: string, language: Language, more: { timeStyle?: 'medium' } = {}): string {
  const words = new Intl.DateTimeFormat(DATE_LOCALES[language], { ...PARIS, ...more }).format(
    new Date(moment),
  )
  return firstOfMonth(words, language)
}
