import { dayInParis } from '../calendar/day-in-paris.ts'

/** What a card form can say before any provider is asked. Numbers are read with or without spaces. */
export const cardDigits = (typed: string): string => typed.replaceAll(/\D/g, '')

/** Luhn's check sum (ISO/IEC 7812-1). */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed)
  if (digits.length < 13 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** "12/28" or "12/2028" → month and four-figure year; `null` when it is not a date. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(typed.trim())
  if (!match) return null
  const month = Number(match[1])
  const year = Number(match[2]) < 100 ? 2000 + Number(match[2]) : Number(match[2])
  return month >= 1 && month <= 12 ? { month, year } : null
}

/** A card is good until the end of its month, in Paris, wherever it is typed. */
export function isExpired(expiry: { month: number; year: number }, now: Date): boolean {
  const [year = 0, month = 0] = dayInParis(now).split('-').map(Number)
  return expiry.year < year || (expiry.year === year && expiry.month < month)
}

export const isCvc = (typed: string): boolean => /^\d{3,4}$/.test(typed)

export type CardGap = 'number' | 'expiry' | 'expired' | 'cvc'

export function cardGap(card: { number: string; expiry: string; cvc: string }, now: Date): CardGap | null {
  if (!isCardNumber(card.number)) return 'number'
  const expiry = readExpiry(card.expiry)
  if (!expiry) return 'expiry'
  if (isExpired(expiry, now)) return 'expired'
  return isCvc(card.cvc) ? null : 'cvc'
}
