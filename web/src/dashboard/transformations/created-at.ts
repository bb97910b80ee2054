import type { Language } from '@app/texts/languages.ts'
import { DATE_LOCALES, dateWords } from '../../ui/language/dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Words for a moment: relative under 24 hours, then the date (specification 2.44); `null` for less than a minute ago. */
export function createdWords(createdAt: string, now: number, language: Language): string | null {
  const age = now - Date.parse(createdAt)
  if (age < MINUTE) return null
  if (age >= DAY) return dateWords(createdAt, language)
  const ago = new Intl.RelativeTimeFormat(DATE_LOCALES[language], { style: 'short' })
  return age < HOUR
    ? ago.format(-Math.floor(age / MINUTE), 'minute')
    : ago.format(-Math.floor(age / HOUR), 'hour')
}
