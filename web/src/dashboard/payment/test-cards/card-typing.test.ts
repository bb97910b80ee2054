import { describe, expect, it } from 'vitest'
import { cardBrand, formatCardNumber, formatCvc, formatExpiry } from './card-typing.ts'

describe('a card number reads as on the card', () => {
  it('in groups of four while it is typed', () => expect(formatCardNumber('424242')).toBe('4242 42'))
  it('whole', () => expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242'))
  it('pasted with hyphens', () => expect(formatCardNumber('4242-4242-4242-4242')).toBe('4242 4242 4242 4242'))
  it('American Express in 4, 6 and 5', () =>
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005'))
  it('takes 19 digits', () => expect(formatCardNumber('1234567890123456789')).toBe('1234 5678 9012 3456 789'))
  it('and not a 20th', () => expect(formatCardNumber('12345678901234567890')).toBe('1234 5678 9012 3456 789'))
})

describe('the brand shows after the first digits', () => {
  it('Visa', () => expect(cardBrand('4')).toBe('Visa'))
  it('Mastercard', () => expect(cardBrand('55')).toBe('Mastercard'))
  it('the newer Mastercard numbers', () => expect(cardBrand('2221')).toBe('Mastercard'))
  it('American Express', () => expect(cardBrand('37')).toBe('American Express'))
  it('none before it is sure', () => expect(cardBrand('5')).toBeNull())
})

describe('the bar of the expiry date writes itself', () => {
  it('after the month', () => expect(formatExpiry('12')).toBe('12 / '))
  it('with the year', () => expect(formatExpiry('1228')).toBe('12 / 28'))
  it('May is written 05', () => expect(formatExpiry('5')).toBe('05 / '))
  it('1/ is January', () => expect(formatExpiry('1/')).toBe('01 / '))
  it('1 may still become 12', () => expect(formatExpiry('1')).toBe('1'))
  it('a pasted long year is shortened', () => expect(formatExpiry('12/2028')).toBe('12 / 28'))
  it('erasing the bar erases the month', () => expect(formatExpiry('12 /', '12 / ')).toBe('1'))
  it('a third figure of a year is not taken', () => expect(formatExpiry('12 / 283')).toBe('12 / 28'))
})

describe('the security code', () => {
  it('has at most four digits', () => expect(formatCvc('12345')).toBe('1234'))
  it('and only digits', () => expect(formatCvc('1a2')).toBe('12'))
})
