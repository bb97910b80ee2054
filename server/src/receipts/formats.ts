import { firstOfMonth } from '@app/texts/first-of-month.ts'
import type { Language } from '@app/texts/languages.ts'

const PARIS = { timeZone: 'Europe/Paris' } as const

/** Made once: making one takes longer than writing a whole receipt with it. */
const inEach = <T>(make: (locale: string) => T): Record<Language, T> => ({
  fr: make('fr-FR'),
  en: make('en-GB'),
})
const DAYS = inEach((locale) => new Intl.DateTimeFormat(locale, { ...PARIS, dateStyle: 'long' }))
const momentsTo = (timeStyle: 'short' | 'medium') =>
  inEach((locale) => new Intl.DateTimeFormat(locale, { ...PARIS, dateStyle: 'long', timeStyle }))
const MOMENTS = { minute: momentsTo('short'), second: momentsTo('medium') }
const EUROS = inEach((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }))
const RATES = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

export const dayIn = (language: Language, at: Date): string =>
  firstOfMonth(DAYS[language].format(at), language)

/** With its hour: what was agreed is proved by the minute, what was declared by the second. */
export const momentIn = (language: Language, at: Date, to: keyof typeof MOMENTS = 'minute'): string =>
  firstOfMonth(MOMENTS[to][language].format(at), language)

export const eurosIn = (language: Language, cents: number): string => EUROS[language].format(cents / 100)

export const rateIn = (language: Language, rate: number): string => RATES[language].format(rate)
