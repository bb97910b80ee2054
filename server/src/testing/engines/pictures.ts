import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

let last = 0

/** A small JPEG unlike every other. */
export function smallJpeg(): Promise<Buffer> {
  last += 1
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a67' } })
  return plain
    .jpeg()
    .withExif({ IFD0: { ImageDescription: `number ${last}` } })
    .toBuffer()
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  let crc = 0xffffffff
  for (const byte of named) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  const head = Buffer.alloc(4)
  const tail = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  tail.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([head, named, tail])
}

/** A black PNG of any size in few bytes: a small file that would fill gigabytes once decoded. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 1 bit a pixel, greyscale.
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(rows, { level: 1 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
