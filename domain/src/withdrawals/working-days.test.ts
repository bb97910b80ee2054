import { describe, expect, it } from 'vitest'
import { dayInParis } from '../calendar/day-in-paris.ts'
import { daysAfter, easterOf, endOfDayInParis, isPublicHoliday, isWorkingDay } from './working-days.ts'

describe('Easter falls', () => {
  it.each([
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2285-03-22',
  ])('on %s', (day) => expect(easterOf(Number(day.slice(0, 4)))).toBe(day))
})

describe('a public holiday of the whole of France', () => {
  it.each([
    ['New Year', '2026-01-01'],
    ['Easter Monday', '2026-04-06'],
    ['Labour Day', '2026-05-01'],
    ['Victory Day', '2026-05-08'],
    ['Ascension', '2026-05-14'],
    ['Whit Monday', '2026-05-25'],
    ['the national day', '2026-07-14'],
    ['Assumption', '2026-08-15'],
    ['All Saints', '2026-11-01'],
    ['Armistice', '2026-11-11'],
    ['Christmas', '2026-12-25'],
  ])('is %s', (_, day) => {
    expect(isPublicHoliday(day)).toBe(true)
    expect(isWorkingDay(day)).toBe(false)
  })
  it.each([
    ['Good Friday, kept in Alsace only', '2026-04-03'],
    ['the day after Christmas', '2026-12-26'],
    ['the day after Ascension', '2026-05-15'],
  ])('is not %s', (_, day) => expect(isPublicHoliday(day)).toBe(false))
})

it.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
])('%s is a working day: %s', (day, works) => expect(isWorkingDay(day)).toBe(works))

describe('a day is one of Paris', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-01T21:59:59.999Z', '2026-07-01'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ])('%s is %s', (moment, day) => expect(dayInParis(new Date(moment))).toBe(day))

  it.each([
    ['in winter', '2026-11-20', '2026-11-20T22:59:59.999Z'],
    ['in summer', '2026-07-01', '2026-07-01T21:59:59.999Z'],
    ['the day before clocks go forward', '2026-03-28', '2026-03-28T22:59:59.999Z'],
    ['the day clocks go forward', '2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['the day before clocks go back', '2026-10-24', '2026-10-24T21:59:59.999Z'],
    ['the day clocks go back', '2026-10-25', '2026-10-25T22:59:59.999Z'],
  ])('and ends with its midnight, %s', (_, day, moment) =>
    expect(endOfDayInParis(day).toISOString()).toBe(moment),
  )
  it('and follows another, over the end of a year', () =>
    expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02'))
})
