export type PhotoFormat = 'jpeg' | 'png' | 'heic' | 'webp' | 'other'

/** How many bytes tell the format. */
export const SIGNATURE_BYTES = 12

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte)

const text = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4))

/** https://nokiatech.github.io/heif/technical.html: the brands a still photo of a phone carries. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** What a file is by its first bytes; its name and its declared type may both be wrong. */
export function photoFormat(bytes: Uint8Array): PhotoFormat {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp'
  if (text(bytes, 4) === 'ftyp' && HEIC_BRANDS.has(text(bytes, 8))) return 'heic'
  return 'other'
}
