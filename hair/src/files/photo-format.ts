import { open } from 'node:fs/promises'
import { HairError } from '../hair-error.ts'

export type PhotoFormat = 'jpeg' | 'png' | 'webp'

/** A picture file: its path, or its bytes when it never was on a disk. */
export type PhotoSource = string | Uint8Array

/** How an error names it. */
export const nameOfSource = (source: PhotoSource): string =>
  typeof source === 'string' ? source : `${source.length} bytes`

/**
 * The format by its first bytes, never by its name: the codec library also reads SVG, PDF and others, which
 * may fetch files or never end.
 * @throws HairError file_missing, format_not_supported
 */
export async function photoFormat(source: PhotoSource): Promise<PhotoFormat> {
  const start = typeof source === 'string' ? await firstBytes(source) : Buffer.from(source.subarray(0, 12))
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))) return 'png'
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  throw new HairError(
    'format_not_supported',
    `Expected a JPEG, PNG or WebP picture, got other bytes: ${nameOfSource(source)}`,
  )
}

async function firstBytes(file: string): Promise<Buffer> {
  try {
    const handle = await open(file)
    try {
      const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0)
      return buffer
    } finally {
      await handle.close()
    }
  } catch (cause) {
    throw new HairError('file_missing', `Expected a picture file, could not open: ${file}`, cause)
  }
}
