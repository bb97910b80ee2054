import { hasWordAt, type ImageParts, isC2paBox, uint16 } from './image-parts.ts'

const APP1 = 0xe1
const APP11 = 0xeb
const START_OF_SCAN = 0xda
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** What of a packet is too long for one segment; behind it stand a key of 32 letters and two numbers of 4 bytes. */
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0'
const BEFORE_MORE = MORE_XMP.length + 40
/** In APP11: the letters JP, the box's number (2 bytes), and which piece of it this is (4 bytes). */
const BEFORE_BOX = 8

/** Null where it is no JPEG. Marks stand before the picture itself: what follows is not read. */
export function jpegParts(file: Uint8Array): ImageParts | null {
  if (file[0] !== 0xff || file[1] !== 0xd8 || file[2] !== 0xff) return null
  const parts: ImageParts = { xmp: [], hasC2pa: false, isWhole: false }
  for (const { marker, payload } of segments(file)) {
    if (marker === START_OF_SCAN) parts.isWhole = true
    if (marker === APP1) keepXmp(payload, parts)
    if (marker === APP11 && hasWordAt(payload, 0, 'JP') && isC2paBox(payload.subarray(BEFORE_BOX)))
      parts.hasC2pa = true
  }
  return parts
}

function keepXmp(payload: Uint8Array, { xmp }: ImageParts): void {
  if (hasWordAt(payload, 0, XMP)) xmp.push({ bytes: payload.subarray(XMP.length), isDeflated: false })
  if (hasWordAt(payload, 0, MORE_XMP)) xmp.push({ bytes: payload.subarray(BEFORE_MORE), isDeflated: false })
}

interface Segment {
  marker: number
  payload: Uint8Array
}

/** Up to the picture, or to the first that is not whole. */
function* segments(file: Uint8Array): Generator<Segment> {
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + uint16(file, at + 2)
    if (end < at + 4 || end > file.length) return
    yield { marker, payload: file.subarray(at + 4, end) }
    if (marker === START_OF_SCAN) return
    at = end
  }
}
