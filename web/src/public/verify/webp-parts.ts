import { hasWordAt, type ImageParts, isC2paBox, uint32LowFirst } from './image-parts.ts'

/** The letters RIFF, a length of 4 bytes, the letters WEBP. */
const HEADER = 12

/** Null where it is no WebP. */
export function webpParts(file: Uint8Array): ImageParts | null {
  if (!hasWordAt(file, 0, 'RIFF') || !hasWordAt(file, 8, 'WEBP') || !hasWordAt(file, HEADER, 'VP8'))
    return null
  const stated = 8 + uint32LowFirst(file, 4)
  const parts: ImageParts = { xmp: [], hasC2pa: false, isWhole: false }
  let at = HEADER
  while (at + 8 <= stated) {
    const start = at + 8
    const end = start + uint32LowFirst(file, at + 4)
    if (end > Math.min(stated, file.length)) return parts
    const content = file.subarray(start, end)
    if (hasWordAt(file, at, 'XMP ')) parts.xmp.push({ bytes: content, isDeflated: false })
    if (hasWordAt(file, at, 'C2PA') && isC2paBox(content)) parts.hasC2pa = true
    // Each begins at an even place.
    at = end + (end % 2)
  }
  parts.isWhole = at > HEADER
  return parts
}
