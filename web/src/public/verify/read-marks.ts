import type { ImageParts, XmpPiece } from './image-parts.ts'
import { inflate } from './inflate.ts'
import { jpegParts } from './jpeg-parts.ts'
import { pngParts } from './png-parts.ts'
import { readXmp, type XmpWords } from './read-xmp.ts'
import { webpParts } from './webp-parts.ts'

/** What the file of an image says of how it was made. */
export interface FoundMarks extends XmpWords {
  /** A C2PA manifest is in it. Its signature is not checked, and what it says is not read. */
  hasC2pa: boolean
}

/** A packet is a few kB; photographs of some telephones carry megabytes behind it, which say nothing of AI. */
export const MOST_XMP_BYTES = 1_048_576
export const MOST_XMP_PIECES = 32

/** The marks in the bytes of a JPEG, a PNG or a WebP; null for anything else, and for one cut off before its marks end. */
export async function readMarks(file: Uint8Array): Promise<FoundMarks | null> {
  const parts = jpegParts(file) ?? pngParts(file) ?? webpParts(file)
  if (!parts) return null
  const marks = { ...readXmp(await packetOf(parts)), hasC2pa: parts.hasC2pa }
  const isMarked = marks.hasC2pa || marks.sourceType !== null
  return parts.isWhole || isMarked ? marks : null
}

async function packetOf({ xmp }: ImageParts): Promise<string> {
  const decoder = new TextDecoder()
  let packet = ''
  let length = 0
  for (const piece of xmp.slice(0, MOST_XMP_PIECES)) {
    const bytes = await unpack(piece, MOST_XMP_BYTES - length)
    packet += decoder.decode(bytes, { stream: true })
    length += bytes.length
  }
  return packet + decoder.decode()
}

const unpack = async ({ bytes, isDeflated }: XmpPiece, most: number): Promise<Uint8Array> =>
  isDeflated ? inflate(bytes, most) : bytes.subarray(0, most)
