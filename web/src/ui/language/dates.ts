import type { Language } from '@app/texts/languages.ts'

export const DATE_LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

/** Days are those of the house, in Paris, wherever the browser is. */
export const dateWords = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    new Date(moment),
  )
