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
import sharp, { type OverlayOptions } from 'sharp'
import { type Cell, sheetCell } from './sheet-cell.ts'

const GAP = 3
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
const size = { width, height: Math.round((width * 4) / 3) }
const named = list.split(',')
const columns = named.includes('before') ? named : ['before', ...named]

async function drawn({ picture, label }: Cell): Promise<Buffer> {
  const dark = sharp({ create: { ...size, channels: 3, background: '#334' } })
  const raw = picture && { width: picture.w, height: picture.h, channels: 3 as const }
  const image = picture && raw ? sharp(picture.data, { raw }).resize(size) : dark
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16"><rect width="100%" height="16" opacity=".6"/><text x="3" y="12" font-family="sans-serif" font-size="11" fill="#fff">${label}</text></svg>`
  return image
    .composite([{ input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const cells: OverlayOptions[] = []
for (const [row, photo] of photos.entries()) {
  for (const [column, what] of columns.entries()) {
    const cell = await sheetCell(photo, what)
    console.log(`${path.parse(photo).name}: ${cell.label}`)
    cells.push({
      input: await drawn(cell),
      left: column * (size.width + GAP),
      top: row * (size.height + GAP),
    })
  }
}
await mkdir(path.dirname(out), { recursive: true })
const sheet = { width: columns.length * (size.width + GAP), height: photos.length * (size.height + GAP) }
await sharp({ create: { ...sheet, channels: 3, background: '#111' } })
  .composite(cells)
  .png()
  .toFile(out)
process.exit(0)
