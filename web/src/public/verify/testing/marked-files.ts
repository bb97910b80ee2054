import sharp from 'sharp'

export type Format = 'jpeg' | 'png' | 'webp'
export const FORMATS: Format[] = ['jpeg', 'png', 'webp']

/** A small picture as a file, with an XMP packet where one is given. */
export async function drawnFile(format: Format, xmp?: string): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#8a5a3c' } })
  return new Uint8Array(await (xmp ? picture.withXmp(xmp) : picture).toFormat(format).toBuffer())
}

/** A JUMBF box as a C2PA manifest begins; `isLong` writes its length into eight bytes more. */
export function manifestBox(isLong = false, kind = 'c2pa'): Uint8Array {
  const description = joined(number(30), 'jumd', kind, '\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71', '\x03c2pa\0')
  const length = description.length + (isLong ? 16 : 8)
  return isLong
    ? joined(number(1), 'jumb', number(0), number(length), description)
    : joined(number(length), 'jumb', description)
}

/** The same JPEG with a segment more, before all others. */
export function withSegment(
  file: Uint8Array,
  marker: number,
  ...content: (string | Uint8Array)[]
): Uint8Array {
  const payload = joined(...content)
  const length = number(payload.length + 2).subarray(2)
  return joined(file.subarray(0, 2), new Uint8Array([0xff, marker]), length, payload, file.subarray(2))
}

/** The same PNG with a chunk more, behind its header. Its checksum is none: nothing of ours looks at it. */
export function withChunk(file: Uint8Array, name: string, ...content: (string | Uint8Array)[]): Uint8Array {
  const HEADER_END = 33
  const payload = joined(...content)
  const chunk = joined(number(payload.length), name, payload, number(0))
  return joined(file.subarray(0, HEADER_END), chunk, file.subarray(HEADER_END))
}

/** The same WebP with a chunk more, at its end. */
export function withRiffChunk(file: Uint8Array, name: string, content: Uint8Array): Uint8Array {
  const even = content.length % 2 === 0 ? '' : '\0'
  const chunk = joined(name, number(content.length).reverse(), content, even)
  return joined('RIFF', number(file.length + chunk.length - 8).reverse(), file.subarray(8), chunk)
}

/** Words are a byte a letter. */
export function joined(...pieces: (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece))),
  )
}

/** Four bytes, the high one first. */
export function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
