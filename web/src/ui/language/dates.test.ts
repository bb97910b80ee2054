import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createdWords } from '../../dashboard/transformations/created-at.ts'
import { longDate, monthAndYear } from '../../public/figures.ts'
import { dateWords, momentWords } from './dates.ts'

describe.each(['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo'])('in a browser in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    { what: 'begins', moment: '2026-03-28T23:00:00Z', day: '29 mars 2026' },
    { what: 'ends, an hour early', moment: '2026-03-29T21:59:59Z', day: '29 mars 2026' },
    { what: 'is over', moment: '2026-03-29T22:00:00Z', day: '30 mars 2026' },
  ])('the day on which clocks go forward $what as in Paris (F10)', ({ moment, day }) =>
    expect(dateWords(moment, 'fr')).toBe(day),
  )

  it.each([
    { what: 'begins', moment: '2026-10-24T22:00:00Z', day: '25 octobre 2026' },
    { what: 'ends, an hour late', moment: '2026-10-25T22:59:59Z', day: '25 octobre 2026' },
    { what: 'is over', moment: '2026-10-25T23:00:00Z', day: '26 octobre 2026' },
  ])('the day on which clocks go back $what as in Paris (F10)', ({ moment, day }) =>
    expect(dateWords(moment, 'fr')).toBe(day),
  )

  it('what was created a day before, of 23 hours or of 25, is a day of 24 hours old', () => {
    for (const created of ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z']) {
      const day = Date.parse(created) + 24 * 3_600_000
      expect(createdWords(created, day - 1, 'fr', '')).toMatch(/, il y a 23\u00a0h$/)
      expect(createdWords(created, day, 'fr', '')).toBe(dateWords(created, 'fr'))
    }
  })

  it('the first of a month is the « 1er » in French, with its hour and without', () => {
    const moment = '2026-11-30T23:30:00Z'
    expect(dateWords(moment, 'fr')).toBe('1er décembre 2026')
    expect(momentWords(moment, 'fr')).toMatch(/^1er décembre 2026 à 00:30:00$/)
    expect(dateWords(moment, 'en')).toBe('1 December 2026')
  })

  it('a day without its hour is that day', () => {
    expect(longDate('2026-03-29', 'fr')).toBe('29\u00a0mars 2026')
    expect(longDate('2026-10-25', 'en')).toBe('25\u00a0October 2026')
    expect(monthAndYear('2026-03-01', 'fr')).toBe('mars 2026')
  })
})
