/** sRGB transfer curve, IEC 61966-2-1, by table. */
const DECODE = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
const curve = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const ENCODE = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(255 * curve(i / 4096)))

/** 0..255 sRGB byte to linear light 0..1. */
export const toLinear = (byte: number): number => DECODE[byte]

/** Linear light to an sRGB byte, clipped. The table is too coarse near black, there the curve is computed. */
export function toByte(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 255
  return light < 0.004 ? Math.round(255 * curve(light)) : ENCODE[(light * 4096 + 0.5) | 0]
}
