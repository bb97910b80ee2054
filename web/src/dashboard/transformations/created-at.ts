import type { Language } from '@app/texts/languages.ts'
import { DATE_LOCALES, dateWords } from '../../ui/language/dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The date (specification 2.44), and under 24 hours how long ago that is; `justNow` for less than a minute. */
export function createdWords(createdAt: string, now: number, language: Language, justNow: string): string {
  const age = now - Date.parse(createdAt)
  const date = dateWords(createdAt, language)
  return age >= DAY ? date : `${date}, ${age < MINUTE ? justNow : agoWords(age, language)}`
}

function agoWords(age: number, language: Language): string {
  const ago = new Intl.RelativeTimeFormat(DATE_LOCALES[language], { style: 'short' })
  return age < HOUR
    ? ago.format(-Math.floor(age / MINUTE), 'minute')
    : ago.format(-Math.floor(age / HOUR), 'hour')
}
