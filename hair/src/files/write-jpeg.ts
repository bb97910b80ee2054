import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import type { Picture } from '../pixels/picture.ts'

export interface WriteOptions {
  /** An XMP packet to embed; none by default. */
  xmp?: string
  /** JPEG quality 1 to 100. Default 94. */
  quality?: number
}

/** Writes a JPEG under a temporary name, then renames it: a reader sees the whole picture or none. */
export async function writeJpeg(picture: Picture, file: string, options: WriteOptions = {}): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  const raw = { width: picture.w, height: picture.h, channels: 3 as const }
  let image = sharp(picture.data, { raw }).jpeg({
    quality: options.quality ?? 94,
    chromaSubsampling: '4:4:4',
  })
  if (options.xmp) image = image.withXmp(options.xmp)
  try {
    await image.toFile(temporary)
    await rename(temporary, file)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw cause
  }
}
