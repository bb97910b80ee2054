import { hasWordAt, type ImageParts, isC2paBox, uint32, type XmpPiece } from './image-parts.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
const XMP = 'XML:com.adobe.xmp\0'

/** Null where it is no PNG. */
export function pngParts(file: Uint8Array): ImageParts | null {
  if (!hasWordAt(file, 0, SIGNATURE) || !hasWordAt(file, SIGNATURE.length + 4, 'IHDR')) return null
  const parts: ImageParts = { xmp: [], hasC2pa: false, isWhole: false }
  for (const { name, content } of chunks(file)) {
    const piece = readXmpChunk(name, content)
    if (piece) parts.xmp.push(piece)
    if (name === 'caBX' && isC2paBox(content)) parts.hasC2pa = true
    if (name === 'IEND') parts.isWhole = true
  }
  return parts
}

/** The standard wants XMP in `iTXt`; libvips, which many servers use, writes the packed `zTXt`. */
function readXmpChunk(name: string, content: Uint8Array): XmpPiece | null {
  if (!hasWordAt(content, 0, XMP)) return null
  const rest = content.subarray(XMP.length)
  switch (name) {
    case 'tEXt':
      return { bytes: rest, isDeflated: false }
    // One byte says how it is packed: there is one way.
    case 'zTXt':
      return { bytes: rest.subarray(1), isDeflated: true }
    // Whether it is packed, and how; then a language and a translated keyword, each up to a zero.
    case 'iTXt':
      return { bytes: afterZero(afterZero(rest.subarray(2))), isDeflated: rest[0] === 1 }
    default:
      return null
  }
}

function afterZero(bytes: Uint8Array): Uint8Array {
  const zero = bytes.indexOf(0)
  return bytes.subarray(zero === -1 ? bytes.length : zero + 1)
}

interface Chunk {
  name: string
  content: Uint8Array
}

/** Up to the last, or to the first that is not whole. */
function* chunks(file: Uint8Array): Generator<Chunk> {
  let at = SIGNATURE.length
  let name = ''
  while (name !== 'IEND') {
    const start = at + 8
    const end = start + uint32(file, at)
    // A checksum of four bytes stands behind.
    if (end + 4 > file.length) return
    name = String.fromCharCode(...file.subarray(at + 4, start))
    yield { name, content: file.subarray(start, end) }
    at = end + 4
  }
}
