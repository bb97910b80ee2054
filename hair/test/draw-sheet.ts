import sharp, { type Sharp } from 'sharp'
import type { Size } from '../src/pixels/picture.ts'
import type { Cell } from './sheet-cell.ts'

const GAP = 3

/** Rows of cells side by side, each under its label; a cell without a picture is dark. Encode it as you like. */
export async function drawSheet(rows: readonly Cell[][], size: Size): Promise<Sharp> {
  const [across, down] = [size.w + GAP, size.h + GAP]
  const cells = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (cell, x) => ({ input: await drawCell(cell, size), left: x * across, top: y * down })),
    ),
  )
  const width = Math.max(...rows.map((row) => row.length)) * across
  return sharp({
    create: { width, height: rows.length * down, channels: 3, background: '#111' },
  }).composite(cells)
}

async function drawCell({ picture, label }: Cell, { w, h }: Size): Promise<Buffer> {
  const image = picture
    ? sharp(picture.data, { raw: { width: picture.w, height: picture.h, channels: 3 } }).resize(w, h)
    : sharp({ create: { width: w, height: h, channels: 3, background: '#334' } })
  return image
    .composite([{ input: Buffer.from(caption(label, w)), left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const caption = (label: string, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16"><rect width="100%" height="16" opacity=".6"/><text x="3" y="12" font-family="sans-serif" font-size="11" fill="#fff">${escaped(label)}</text></svg>`

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
