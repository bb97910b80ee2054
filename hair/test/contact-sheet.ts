/**
 * Contact sheets to judge results by eye (hair/sheets is not kept in git):
 *   node hair/test/contact-sheet.ts OUT.png balayage_doux,long_lisse[,STYLE=LOOK.jpg] PHOTO...
 * One row per photo: the photo, then each style; a refusal is a dark cell with its reason.
 */
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Outcome } from '../src/contract.ts'
import { OWN_HAIR_STYLES, STYLE_TONES } from '../src/plan/styles.ts'
import { variationOf } from '../src/plan/variations.ts'
import { transform } from '../src/transform.ts'

const [out, list, ...photos] = process.argv.slice(2)
if (!out || !list || !photos.length) throw new Error('Expected OUT.png STYLE,STYLE PHOTO...')
const styles = list.split(',').map((entry) => entry.split('=') as [style: string, look?: string])
const folder = await mkdtemp(path.join(tmpdir(), 'sheet-'))
const size = { width: 216, height: 288 }

async function cell(file: string | null, label: string): Promise<Buffer> {
  const dark = { create: { ...size, channels: 3 as const, background: '#334' } }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="16"><rect width="100%" height="16" opacity=".6"/><text x="3" y="12" font-family="sans-serif" font-size="11" fill="#fff">${label}</text></svg>`
  const picture = file ? sharp(file).resize(size.width, size.height) : sharp(dark)
  return picture
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function make(
  photo: string,
  [style, look]: [string, string?],
  beforeFile: string,
): Promise<[string, Outcome]> {
  const technique = look ? 'look' : (OWN_HAIR_STYLES.find(({ id }) => id === style)?.technique ?? 'colour')
  const tone = STYLE_TONES[style] ?? style
  const variation = variationOf(0, Number.parseFloat(tone), 1)
  const file = path.join(folder, `${path.parse(photo).name}-${style}.jpg`)
  const recipe = { photo, style, technique, tone, variation, look: look ?? null, seed: 1 } as const
  return [file, await transform(recipe, file, { tool: 'sheet', beforeFile })]
}

const cells: OverlayOptions[] = []
const put = (input: Buffer, column: number, row: number) =>
  cells.push({ input, left: column * (size.width + 3), top: row * (size.height + 3) })
for (const [row, photo] of photos.entries()) {
  const before = path.join(folder, `${path.parse(photo).name}-before.jpg`)
  let shown = photo
  for (const [k, style] of styles.entries()) {
    const [file, outcome] = await make(photo, style, before)
    if (outcome.made) shown = before
    const label = outcome.made ? `${style[0]} ${outcome.confidence.toFixed(2)}` : outcome.reason
    console.log(
      path.parse(photo).name,
      style[0],
      outcome.made ? JSON.stringify(outcome.stages) : outcome.reason,
    )
    put(await cell(outcome.made ? file : null, label), k + 1, row)
  }
  put(await cell(shown, path.parse(photo).name), 0, row)
}
await mkdir(path.dirname(out), { recursive: true })
const sheet = { width: (styles.length + 1) * (size.width + 3), height: photos.length * (size.height + 3) }
await sharp({ create: { ...sheet, channels: 3, background: '#111' } })
  .composite(cells)
  .png()
  .toFile(out)
process.exit(0)
