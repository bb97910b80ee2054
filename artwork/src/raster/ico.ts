interface Picture {
  /** At most 256; width and height are the same. */
  size: number
  png: Buffer
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** PNG pictures in one .ico file, as every browser since 2007 reads it: https://en.wikipedia.org/wiki/ICO_(file_format) */
export function icoOf(pictures: Picture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES)
    // 256 is written as 0: one byte.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
