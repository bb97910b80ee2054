import { toByte } from './srgb.ts'

/** Writes one OKLab colour as three sRGB bytes at data[k]; `oklabToLinear` without an array for each pixel. */
export function writeOklab(data: Uint8Array, k: number, L: number, a: number, b: number): void {
  const p = L + 0.3963377774 * a + 0.2158037573 * b
  const q = L - 0.1055613458 * a - 0.0638541728 * b
  const r = L - 0.0894841775 * a - 1.291485548 * b
  const l = p * p * p
  const m = q * q * q
  const s = r * r * r
  data[k] = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  data[k + 1] = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  data[k + 2] = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
}
