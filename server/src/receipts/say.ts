import type { Language } from '@app/texts/languages.ts'

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }
const PARIS = { timeZone: 'Europe/Paris' } as const

export const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, dateStyle: 'long' }).format(at)

/** With its hour: what was agreed is proved by the minute. */
export const momentIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...PARIS, dateStyle: 'long', timeStyle: 'short' }).format(at)

export const eurosIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)

export const rateIn = (language: Language, rate: number): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(rate)
