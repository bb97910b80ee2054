import { type DeskTableName, deskTable } from '@app/domain/operator/desk.ts'
import type { DeskRow } from '@app/domain/operator/desk-api.ts'

const BOM = '\uFEFF'

/** For a spreadsheet: one line a row, its columns by name; a moment in ISO 8601, an amount in cents. */
export function csvOf(name: DeskTableName, rows: readonly DeskRow[]): string {
  const columns = Object.keys(deskTable(name).columns)
  const lines = [
    ['id', ...columns],
    ...rows.map(({ id, cells }) => [id, ...columns.map((column) => cells[column] ?? '')]),
  ]
  return `${BOM}${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
}

/** What begins like a formula is not to be one: people choose their own names. */
const FORMULA = /^[=+\-@\t\r]/

function field(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
