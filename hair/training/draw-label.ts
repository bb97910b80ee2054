/**
 * Corrects the classical mask of a photo by strokes, for training and for judging:
 *   node hair/training/draw-label.ts OUT_FOLDER PHOTO...
 * Reads `labels/NAME.json` ([{ "as": "hair" | "skin" | "clothes" | "background", "corners": "x,y x,y …" }, in
 * percent of the portrait's width and height) when there is one. Writes to OUT_FOLDER, per photo:
 * NAME.sheet.png to look at (the portrait with a grid; hair, skin and clothes outlined; the four areas), and for the
 * training program NAME.portrait.png, NAME.classes.png (0-3), NAME.alpha.png and NAME.mesh.json.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readPortrait } from '../src/analysis/analyse.ts'
import { OVAL, outline } from '../src/face/face.ts'
import { faceFrame } from '../src/face/face-frame.ts'
import type { Portrait } from '../src/face/frame-portrait.ts'
import type { Stroke } from '../src/matte/graph/strokes.ts'
import { BACKGROUND, CLASSES, CLOTHES, HAIR, type Masks, SKIN } from '../src/matte/masks.ts'
import { segment } from '../src/matte/segment.ts'
import { softMatte } from '../src/matte/soft/soft-matte.ts'
import { bytesToOklab } from '../src/pixels/oklab.ts'
import { stopwatch } from '../src/stopwatch.ts'

const NAMES: Record<string, number> = { background: BACKGROUND, hair: HAIR, skin: SKIN, clothes: CLOTHES }
const COLOURS = ['#4aa3ff', '#ff2fa0', '#ffd02f', '#35e06a']

const [folder, ...photos] = process.argv.slice(2)
if (!folder || !photos.length) throw new Error('Expected OUT_FOLDER PHOTO...')
await mkdir(folder, { recursive: true })
for (const photo of photos) await label(photo, path.join(folder, nameOf(photo)))
process.exit(0)

function nameOf(photo: string): string {
  return `${path.basename(path.dirname(photo))}-${path.parse(photo).name}`
}

async function label(photo: string, out: string): Promise<void> {
  const { timed } = stopwatch()
  const portrait = await readPortrait(photo, timed)
  if (!portrait) return console.log(photo, 'no face')
  const { picture, face } = portrait
  const masks = await segment(picture, face, {
    strokes: await readStrokes(nameOf(photo), portrait),
    opinion: 'classical',
  })
  const matte = softMatte(masks, bytesToOklab(picture.data), picture)
  const classes = classesOf(masks)
  const grey = { raw: { width: masks.w, height: masks.h, channels: 1 as const } }
  await sharp(classes, grey).png().toFile(`${out}.classes.png`)
  await alphaPng(matte.alpha, picture.w, picture.h).toFile(`${out}.alpha.png`)
  await rgb(portrait).resize(480, 640).png().toFile(`${out}.portrait.png`)
  const frame = faceFrame(face)
  await writeFile(
    `${out}.mesh.json`,
    JSON.stringify({
      w: picture.w,
      h: picture.h,
      frame,
      oval: outline(face, OVAL),
      points: [...face.points],
    }),
  )
  await sheet(portrait, classes, masks, out)
  console.log(nameOf(photo), 'classical score', masks.quality.score.toFixed(2))
}

async function readStrokes(name: string, { picture }: Portrait): Promise<Stroke[]> {
  const file = path.join(import.meta.dirname, 'labels', `${name}.json`)
  if (!existsSync(file)) return []
  const said: { as: string; corners: string }[] = JSON.parse(await readFile(file, 'utf8'))
  return said.map(({ as, corners }) => {
    const known = NAMES[as]
    if (known === undefined) throw new Error(`Expected hair, skin, clothes or background, got ${as}: ${file}`)
    const placed = corners.split(' ').map((corner) => corner.split(',').map(Number))
    return { as: known, corners: placed.map(([x, y]) => [(x * picture.w) / 100, (y * picture.h) / 100]) }
  })
}

function classesOf(masks: Masks): Uint8Array {
  const out = new Uint8Array(masks.w * masks.h)
  for (let i = 0; i < out.length; i++) {
    for (const c of CLASSES) if (masks.shares[c][i] > masks.shares[out[i]][i]) out[i] = c
  }
  return out
}

function rgb({ picture }: Portrait) {
  return sharp(picture.data, { raw: { width: picture.w, height: picture.h, channels: 3 } })
}

function alphaPng(alpha: Float32Array, width: number, height: number) {
  const bytes = Uint8Array.from(alpha, (a) => Math.round(a * 255))
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .resize(480, 640)
    .png()
}

async function sheet(portrait: Portrait, classes: Uint8Array, { w, h }: Masks, out: string): Promise<void> {
  const side = { width: 750, height: 1000 }
  const outlined = Buffer.alloc(w * h * 4)
  const flat = Buffer.alloc(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const colour = Number.parseInt(COLOURS[classes[i]].slice(1), 16)
    const bytes = [colour >> 16, (colour >> 8) & 255, colour & 255]
    flat.set(bytes, i * 3)
    const isEdge =
      i % w < w - 1 && i + w < w * h && (classes[i] !== classes[i + 1] || classes[i] !== classes[i + w])
    if (isEdge) outlined.set([...bytes, 255], i * 4)
  }
  const lines = [...Array(19).keys()].map((k) => {
    const p = (k + 1) * 5
    const ink = p % 10 ? 'rgba(255,255,255,.13)' : 'rgba(255,255,255,.35)'
    const text =
      p % 10 ? '' : `<text x="${p * 7.5 + 2}" y="11">${p}</text><text x="2" y="${p * 10 - 2}">${p}</text>`
    return `<path d="M${p * 7.5} 0V1000M0 ${p * 10}H750" stroke="${ink}"/>${text}`
  })
  const grid = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1000" font-family="sans-serif" font-size="12" fill="#fff" stroke-width="1">${lines.join('')}</svg>`,
  )
  const rim = await sharp(outlined, { raw: { width: w, height: h, channels: 4 } })
    .resize({ ...side, kernel: 'nearest' })
    .png()
    .toBuffer()
  const base = await rgb(portrait).resize(side).png().toBuffer()
  const left = await sharp(base)
    .composite([{ input: rim }, { input: grid }])
    .png()
    .toBuffer()
  const right = await sharp(flat, { raw: { width: w, height: h, channels: 3 } })
    .resize({ ...side, kernel: 'nearest' })
    .composite([{ input: await sharp(base).ensureAlpha(0.55).png().toBuffer() }, { input: grid }])
    .png()
    .toBuffer()
  await sharp({ create: { width: 1506, height: 1000, channels: 3, background: '#111' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 756, top: 0 },
    ])
    .png()
    .toFile(`${out}.sheet.png`)
}
