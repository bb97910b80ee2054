import { describe, expect, it } from 'vitest'
import { longDate, monthAndYear, percentage, wholeNumber } from './figures.ts'

describe('figures and days, in her language', () => {
  it('ten thousand', () => {
    expect(wholeNumber(10_000, 'fr')).toBe('10\u202f000')
    expect(wholeNumber(10_000, 'en')).toBe('10,000')
  })
  it('ninety-eight per cent, and half of one more', () => {
    expect(percentage(98, 'fr')).toMatch(/^98[\u00a0\u202f]%$/)
    expect(percentage(98.5, 'en')).toBe('98.5%')
  })
  it('the first of a month is the « 1er » in French alone', () => {
    expect(longDate('2026-11-01', 'fr')).toBe('1er\u00a0novembre 2026')
    expect(longDate('2026-11-01', 'en')).toBe('1\u00a0November 2026')
  })
  it('any other day is a figure, and no line ends after it', () =>
    expect(longDate('2026-11-21', 'fr')).toBe('21\u00a0novembre 2026'))
  it('a month', () => expect(monthAndYear('2026-10-01', 'fr')).toBe('octobre 2026'))
})
