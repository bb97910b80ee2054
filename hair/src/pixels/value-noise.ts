import { smoothstep } from './smoothstep.ts'

const LENGTH = 1024

/** Smooth one-dimensional noise in -1..1 with one knot per unit, the same for the same seed. */
export function valueNoise(seed: number): (x: number) => number {
  const table = Float32Array.from({ length: LENGTH }, (_, i) => {
    const s = Math.sin((i + seed) * 127.1) * 43758.5453
    return (s - Math.floor(s)) * 2 - 1
  })
  return (x) => {
    const k = Math.floor(x)
    const t = smoothstep(0, 1, x - k)
    const here = ((k % LENGTH) + LENGTH) % LENGTH
    return table[here] * (1 - t) + table[(here + 1) % LENGTH] * t
  }
}
