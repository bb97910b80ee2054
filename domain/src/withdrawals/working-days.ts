import { type Day, dayInParis } from '../calendar/day-in-paris.ts'

const DAY_MS = 86_400_000

const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`)
export const daysAfter = (day: Day, count: number): Day =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10)

/** The last moment of a day in Paris: 22:00 or 23:00 of the same day in UTC, less one millisecond. */
export function endOfDayInParis(day: Day): Date {
  const midnight = Date.parse(`${daysAfter(day, 1)}T00:00:00Z`)
  const inSummer = new Date(midnight - 7_200_000 - 1)
  const inWinter = new Date(midnight - 3_600_000 - 1)
  return dayInParis(inWinter) === day ? inWinter : inSummer
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const MOVABLE_HOLIDAYS = [1, 39, 50]

/** The public holidays of the whole of France (code du travail, L3133-1). */
export function isPublicHoliday(day: Day): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  return (
    FIXED_HOLIDAYS.includes(day.slice(5)) ||
    MOVABLE_HOLIDAYS.some((count) => day === daysAfter(easter, count))
  )
}

export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}

/** Easter Sunday, by the anonymous Gregorian reckoning (Meeus). */
export function easterOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + skipped + 15) % 30
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const shift = moon - weekday
  const month = 3 + Math.floor((shift + 40) / 44)
  const date = shift + 28 - 31 * Math.floor(month / 4)
  return [String(year).padStart(4, '0'), pad(month), pad(date)].join('-')
}

const pad = (part: number): string => String(part).padStart(2, '0')
