import type { Language } from '@app/texts/languages.ts'

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

export const wholeNumber = (count: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(count)

/** 98 is « 98 % » in French and “98%” in English. */
export const percentage = (percent: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )

/** A day without its hour, the same wherever the server stands: `2026-11-01` is « 1er novembre 2026 ». */
export function longDate(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const words = format.format(new Date(day))
  // Intl counts the first of a month like any other day, and lets a line end after the figure.
  const french = language === 'fr' ? words.replace(/^1 /, '1er ') : words
  return french.replace(' ', '\u00a0')
}

export const monthAndYear = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
