import type { FiguresOfDay } from '@app/domain/operator/figures.ts'
import type { Language } from '@app/texts/languages.ts'
import { DATE_LOCALES } from '../../../ui/language/dates.ts'
import { formatEuros } from '../../../ui/language/prices.ts'
import { eurosOfCost } from '../cost.ts'

/** What is measured of a day, as charts and table show it. */
export interface Measure {
  name: 'orders' | 'cents' | 'minutes' | 'finished' | 'failed' | 'cost'
  words(value: number, language: Language): string
}

const counted = (value: number, language: Language): string =>
  new Intl.NumberFormat(DATE_LOCALES[language]).format(value)

const minutes = (value: number, language: Language): string =>
  new Intl.NumberFormat(DATE_LOCALES[language], {
    ...{ style: 'unit', unit: 'minute', maximumFractionDigits: 1 },
  }).format(value)

export const MEASURES = {
  orders: { name: 'orders', words: counted },
  cents: { name: 'cents', words: (value, language) => formatEuros(value / 100, language) },
  minutes: { name: 'minutes', words: minutes },
  finished: { name: 'finished', words: counted },
  failed: { name: 'failed', words: counted },
  cost: { name: 'cost', words: (value, language) => formatEuros(eurosOfCost(value), language) },
} satisfies Record<string, Measure>

export const sumOf = (days: readonly FiguresOfDay[], name: Exclude<Measure['name'], 'minutes'>): number =>
  days.reduce((sum, day) => sum + day[name], 0)

/** `2026-11-25` as `25/11`: a day of the calendar, in whatever zone it is read. */
export const shortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], {
    ...{ day: '2-digit', month: '2-digit', timeZone: 'UTC' },
  }).format(new Date(day))

export const wholeDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(day))
