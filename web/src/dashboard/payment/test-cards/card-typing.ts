import { cardDigits } from '@app/domain/payment/card-rules.ts'

export type CardBrand = 'Visa' | 'Mastercard' | 'American Express'

/** The first digits of each brand (ISO/IEC 7812). */
const BRANDS: [CardBrand, RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
]

export const cardBrand = (typed: string): CardBrand | null =>
  BRANDS.find(([, start]) => start.test(cardDigits(typed)))?.[0] ?? null

const CARD_NUMBER_MAX = 19

/** In groups of four, as it stands on the card; American Express in 4, 6 and 5. */
export function formatCardNumber(typed: string): string {
  const digits = cardDigits(typed).slice(0, CARD_NUMBER_MAX)
  const groups =
    cardBrand(digits) === 'American Express'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(' ')
}

/**
 * "12 / 28" from "1228": the bar writes itself after the month, and goes with it when it is erased. A pasted
 * four-figure year keeps its last two.
 */
export function formatExpiry(typed: string, before = ''): string {
  const erased = typed.length < before.length && cardDigits(typed) === cardDigits(before)
  const digits = monthFirst(typed, cardDigits(typed).slice(0, erased ? 1 : undefined))
  if (digits.length < 2) return digits
  const year = digits.slice(2)
  return `${digits.slice(0, 2)} / ${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`
}

/** "5" can only be May, and "1/" only January. */
const monthFirst = (typed: string, digits: string): string =>
  /^[2-9]/.test(digits) || /^\s*\d\s*\//.test(typed) ? `0${digits}` : digits

export const formatCvc = (typed: string): string => cardDigits(typed).slice(0, 4)
