import sharp from 'sharp'
import type { Picture } from '../pixels/picture.ts'

export interface EncodeOptions {
  /** An XMP packet to embed; none by default. */
  xmp?: string
  /** JPEG quality 1 to 100. Default 88, for pictures that are shown once and small. */
  quality?: number
}

/** The bytes of a JPEG, for a picture that no disk is to see. */
export async function encodeJpeg(picture: Picture, options: EncodeOptions = {}): Promise<Uint8Array> {
  const raw = { width: picture.w, height: picture.h, channels: 3 as const }
  const image = sharp(picture.data, { raw }).jpeg({ quality: options.quality ?? 88 })
  return new Uint8Array(await (options.xmp ? image.withXmp(options.xmp) : image).toBuffer())
}
