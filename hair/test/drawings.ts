import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** Portraits drawn by us, kept as SVG beside this file; tests rasterise them, so no photograph is needed. */
export type Drawing = 'avant' | 'lob' | 'carre'

export interface RasterOptions {
  /** Width in pixels. Default 1200. */
  width?: number
  background?: string
  /** Degrees, clockwise. Default 0. */
  turn?: number
  /** Gaussian blur in pixels. Default none. */
  blur?: number
  /** Factor on all light. Default 1. */
  brightness?: number
}

const folder = await mkdtemp(path.join(tmpdir(), 'hair-'))
let count = 0

/** A fresh file name for a test's output. */
export const outFile = (ending = 'jpg'): string => path.join(folder, `${++count}.${ending}`)

export const rasterised = (drawing: Drawing, options: RasterOptions = {}): Promise<Buffer> => {
  const { width = 1200, background = '#e9e2f7', turn = 0, blur, brightness = 1 } = options
  const svg = path.join(import.meta.dirname, `${drawing}.svg`)
  const image = sharp(svg, { density: 150 })
    .resize(width)
    .flatten({ background })
    .rotate(turn, { background })
  const blurred = blur ? image.blur(blur) : image
  return blurred.linear(brightness, 0).jpeg({ quality: 92 }).toBuffer()
}

const photos = new Map<string, Promise<string>>()

/** A drawing as a JPEG: its path. The same one is drawn once, and so analysed once. */
export function drawnPhoto(drawing: Drawing, options: RasterOptions = {}): Promise<string> {
  const key = JSON.stringify([drawing, options])
  const photo = photos.get(key) ?? written(drawing, options)
  photos.set(key, photo)
  return photo
}

async function written(drawing: Drawing, options: RasterOptions): Promise<string> {
  const file = outFile()
  await writeFile(file, await rasterised(drawing, options))
  return file
}

/** Two drawings side by side. */
export async function drawnPair(): Promise<string> {
  const [left, right] = await Promise.all([
    rasterised('avant', { width: 800 }),
    rasterised('carre', { width: 800 }),
  ])
  const file = outFile()
  const canvas = { width: 1600, height: 940, channels: 3 as const, background: '#fff' }
  await sharp({ create: canvas })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 800, top: 0 },
    ])
    .jpeg()
    .toFile(file)
  return file
}

/** A plain picture without a face. */
export async function blank(width: number, height: number): Promise<string> {
  const file = outFile()
  await sharp({ create: { width, height, channels: 3, background: '#9ab' } })
    .jpeg()
    .toFile(file)
  return file
}

export interface Pixels {
  w: number
  h: number
  data: Uint8Array
}

export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return { w: info.width, h: info.height, data: new Uint8Array(data) }
}

export async function readXmp(file: string): Promise<string> {
  const { xmp } = await sharp(file).metadata()
  return xmp?.toString('utf8') ?? ''
}
