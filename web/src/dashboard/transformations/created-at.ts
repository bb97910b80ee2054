import type { Language } from '@app/texts/languages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

/** Words for a moment: relative under 24 hours, then the date (content A19); `null` for less than a minute ago. */
export function createdWords(createdAt: string, now: number, language: Language): string | null {
  const age = now - Date.parse(createdAt)
  if (age < MINUTE) return null
  if (age >= DAY) return dateWords(createdAt, language)
  const ago = new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short' })
  return age < HOUR
    ? ago.format(-Math.floor(age / MINUTE), 'minute')
    : ago.format(-Math.floor(age / HOUR), 'hour')
}

/** Days are those of the house, in Paris, wherever the browser is (checklist F10). */
export const dateWords = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    new Date(moment),
  )
