import { type FullRows, fullRows } from '../../../ui/full-rows.ts'

/** Columns worth trying, the preferred first; one row may end early, several may not. */
const COLUMNS = { phone: [3, 4], tablet: [5, 4, 6], desk: [5, 6, 7, 8] } as const

const rowsOf = (count: number, columns: readonly number[]): FullRows => {
  const [preferred = 1] = columns
  if (count <= preferred) return { columns: preferred, lead: 1 }
  const choices = columns.map((each) => fullRows(count, each))
  return choices.toSorted((one, other) => one.lead - other.lead)[0] ?? fullRows(count, preferred)
}

/** The gallery's columns at each width, so that its images leave no hole: where none fits, the first is wider. */
export const imageRows = (count: number): Record<keyof typeof COLUMNS, FullRows> => ({
  phone: rowsOf(count, COLUMNS.phone),
  tablet: rowsOf(count, COLUMNS.tablet),
  desk: rowsOf(count, COLUMNS.desk),
})
