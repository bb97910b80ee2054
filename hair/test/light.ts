import sharp from 'sharp'
import { type Drawing, outFile, rasterised } from './drawings.ts'

/** sRGB code of a linear light from 0 to 1, and back (IEC 61966-2-1). */
const encode = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
const decode = (code: number): number =>
  code / 255 <= 0.04045 ? code / 255 / 12.92 : ((code / 255 + 0.055) / 1.055) ** 2.4

/** The codes of a picture whose light is changed; a JPEG as a camera would have written it. */
async function relit(picture: string | Buffer, change: (light: number) => number): Promise<Buffer> {
  const codes = Array.from({ length: 256 }, (_, code) =>
    Math.round(encode(Math.min(1, change(decode(code))))),
  )
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(
    Uint8Array.from(data, (code) => codes[code]!),
    { raw },
  )
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A photograph taken with so many stops less light. */
export const darkened = (file: string, stops: number): Promise<Buffer> =>
  relit(file, (light) => light / 2 ** stops)

/** Light that strays in the lens, as a share of the window's. */
const VEIL = 0.02

/**
 * A drawn portrait before a bright window. The camera exposes for the window, `stops` below what the face needs,
 * and a little of the window veils everything.
 */
export async function againstWindow(drawing: Drawing, stops: number): Promise<string> {
  const key = '#00ff00'
  const { data, info } = await sharp(await rasterised(drawing, { background: key }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const out = Uint8Array.from(data)
  for (let i = 0; i < out.length; i += info.channels) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!]
    const isWindow = g > 200 && r < 90 && b < 90
    for (let c = 0; c < 3; c++) {
      const light = isWindow ? 1 : decode(data[i + c]!) / 2 ** stops
      out[i + c] = Math.round(encode(light * (1 - VEIL) + VEIL))
    }
  }
  const file = outFile()
  await sharp(out, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 92 })
    .toFile(file)
  return file
}
