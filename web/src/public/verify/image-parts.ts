/** What of an image's file can bear a mark. */
export interface ImageParts {
  /** Pieces of its XMP packet, in the order of the file. */
  xmp: XmpPiece[]
  /** Whether a C2PA manifest is in it; what the manifest says is not read. */
  hasC2pa: boolean
  /** Whether the file was there up to where no mark can follow. */
  isWhole: boolean
}

export interface XmpPiece {
  bytes: Uint8Array
  /** Packed as zlib does. */
  isDeflated: boolean
}

const C2PA_BOX = 'c2pa'

/** Whether these bytes begin a JUMBF box of C2PA: the UUID in its description begins with these four letters. */
export function isC2paBox(box: Uint8Array): boolean {
  // A length of 1 says that the length stands in eight bytes more.
  const description = uint32(box, 0) === 1 ? 16 : 8
  return (
    hasWordAt(box, 4, 'jumb') &&
    hasWordAt(box, description + 4, 'jumd') &&
    hasWordAt(box, description + 8, C2PA_BOX)
  )
}

/** Whether these letters, each a byte, stand there; beyond the end stands nothing. */
export function hasWordAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let place = 0; place < word.length; place += 1)
    if (bytes[at + place] !== word.charCodeAt(place)) return false
  return true
}

/** Two bytes, the high one first; what is beyond the end counts as 0, here and below. */
export const uint16 = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) * 256 + byteAt(bytes, at + 1)

/** Four bytes, the high one first. */
export const uint32 = (bytes: Uint8Array, at: number): number =>
  uint16(bytes, at) * 65_536 + uint16(bytes, at + 2)

/** Four bytes, the low one first. */
export const uint32LowFirst = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) +
  byteAt(bytes, at + 1) * 256 +
  byteAt(bytes, at + 2) * 65_536 +
  byteAt(bytes, at + 3) * 16_777_216

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0
