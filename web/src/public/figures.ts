import { firstOfMonth } from '@app/texts/first-of-month.ts'
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
  // Intl lets a line end after the figure.
  return firstOfMonth(format.format(new Date(day)), language).replace(' ', '\u00a0')
}

export const monthAndYear = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
