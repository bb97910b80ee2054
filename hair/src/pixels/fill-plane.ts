import type { Plane } from './picture.ts'

/** A plane of `n` values. `Float32Array.from` with a function goes through an iterator, which takes fifty times as long. */
export function planeOf(n: number, valueAt: (i: number) => number): Plane {
  const out = new Float32Array(n)
  for (let i = 0; i < n; i++) out[i] = valueAt(i)
  return out
}

/** The same of bytes. */
export function bytesOf(n: number, valueAt: (i: number) => number): Uint8Array {
  const out = new Uint8Array(n)
  for (let i = 0; i < n; i++) out[i] = valueAt(i)
  return out
}
