import { toLinear } from './srgb.ts'

/**
 * OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/): L 0 black to 1 white, a green to red,
 * b blue to yellow. Equal steps look about equal, which is why all colour work happens here.
 */
export type Lab = readonly [L: number, a: number, b: number]

export function linearToOklab(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function oklabToLinear(L: number, a: number, b: number): [r: number, g: number, b: number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Cube root by table over the square root: exact enough near 0, and no Math.cbrt for each pixel. */
const ROOTS = Float32Array.from({ length: 4098 }, (_, i) => Math.cbrt((i / 4096) ** 2))
function cubeRoot(x: number): number {
  if (x < 1e-4) return Math.cbrt(x)
  const q = Math.sqrt(x) * 4096
  const k = q | 0
  return ROOTS[k] + (ROOTS[k + 1] - ROOTS[k]) * (q - k)
}

/** Interleaved sRGB bytes to interleaved OKLab, n pixels. */
export function bytesToOklab(data: Uint8Array): Float32Array {
  const lab = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 3) {
    const r = toLinear(data[i])
    const g = toLinear(data[i + 1])
    const b = toLinear(data[i + 2])
    const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lab[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    lab[i + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    lab[i + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return lab
}
