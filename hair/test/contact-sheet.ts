/**
 * Contact sheets to judge results by eye (hair/sheets is not kept in git):
 *   node hair/test/contact-sheet.ts OUT.png COLUMN,COLUMN PHOTO... [--width 216]
 * One row per photo. A column is a style (`balayage_doux`), a style out of a look (`pixie=LOOK.jpg`), a tone
 * (`7.44`, `pastel:rose`) or a tone laid somewhere (`9.1@ombre`); or `before`, `matte` (white is hair), `hair`
 * (cut out, on green: a halo shows) or `plate` (without hair). The photo comes first unless `before` is named.
 * A cell is 216 pixels wide; `--width 960` shows every pixel. A refusal is a dark cell with its reason.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawSheet } from './draw-sheet.ts'
import { type Cell, sheetCell } from './sheet-cell.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '216' } },
})
const [out, list, ...photos] = positionals
const width = Number(values.width)
if (!out || !list || !photos.length || !(width >= 32 && width <= 960))
  throw new Error(
    `Expected OUT.png COLUMN,COLUMN PHOTO... [--width 32 to 960], got ${process.argv.slice(2).join(' ')}`,
  )
const named = list.split(',')
const columns = named.includes('before') ? named : ['before', ...named]

const rows: Cell[][] = []
for (const photo of photos) {
  const row: Cell[] = []
  for (const what of columns) {
    const cell = await sheetCell(photo, what)
    console.log(`${path.parse(photo).name}: ${cell.label}`)
    row.push(cell)
  }
  rows.push(row)
}
await mkdir(path.dirname(out), { recursive: true })
const sheet = await drawSheet(rows, { w: width, h: Math.round((width * 4) / 3) })
await sheet.png().toFile(out)
process.exit(0)
