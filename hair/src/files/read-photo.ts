import sharp from 'sharp'
import { HairError } from '../hair-error.ts'
import type { Picture } from '../pixels/picture.ts'
import { nameOfSource, type PhotoSource, photoFormat } from './photo-format.ts'

/** A photo of 100 megapixels is larger than any phone takes; beyond, a small file may fill the memory. */
const MAX_PIXELS = 100_000_000

// every picture is read once: a cache of decoded pixels would only fill the memory
sharp.cache(false)

export interface Photo extends Picture {
  /** Size of the upright photo before it was reduced. */
  fullWidth: number
  fullHeight: number
}

/**
 * Decodes a photo: upright (EXIF), sRGB, transparency on white, reduced to at most `maxSide` pixels on the
 * long side (JPEG decoders do that almost for free). First frame only of animated files.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function readPhoto(source: PhotoSource, maxSide: number): Promise<Photo> {
  await photoFormat(source)
  try {
    const open = () => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { autoOrient } = await open().metadata()
    if (autoOrient.width * autoOrient.height > MAX_PIXELS) {
      throw new HairError('too_many_pixels', `Expected at most ${MAX_PIXELS} pixels: ${nameOfSource(source)}`)
    }
    const { data, info } = await open()
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const bytes =
      info.channels === 3 ? new Uint8Array(data.buffer, data.byteOffset, data.length) : greyToRgb(data)
    return {
      w: info.width,
      h: info.height,
      data: bytes,
      fullWidth: autoOrient.width,
      fullHeight: autoOrient.height,
    }
  } catch (cause) {
    if (cause instanceof HairError) throw cause
    const code = /pixel limit/i.test(String(cause)) ? 'too_many_pixels' : 'file_unreadable'
    throw new HairError(code, `Expected a whole picture, could not decode: ${nameOfSource(source)}`, cause)
  }
}

function greyToRgb(grey: Uint8Array): Uint8Array {
  const rgb = new Uint8Array(grey.length * 3)
  for (let i = 0; i < grey.length; i++) rgb.fill(grey[i], i * 3, i * 3 + 3)
  return rgb
}
