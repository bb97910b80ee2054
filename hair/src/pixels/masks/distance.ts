import type { Plane } from '../picture.ts'

/** Chamfer distance in pixels to the nearest pixel that passes the test. */
export function distance(test: (i: number) => boolean, w: number, h: number): Plane {
  const out = new Float32Array(w * h)
  for (let i = 0; i < out.length; i++) out[i] = test(i) ? 0 : 1e6
  const relax = (i: number, j: number, step: number) => {
    if (out[j] + step < out[i]) out[i] = out[j] + step
  }
  for (let i = 0; i < out.length; i++) {
    const x = i % w
    if (x) relax(i, i - 1, 1)
    if (i >= w) relax(i, i - w, 1)
    if (i >= w && x) relax(i, i - w - 1, 1.41)
  }
  for (let i = out.length - 1; i >= 0; i--) {
    const x = i % w
    if (x < w - 1) relax(i, i + 1, 1)
    if (i + w < out.length) relax(i, i + w, 1)
    if (i + w < out.length && x < w - 1) relax(i, i + w + 1, 1.41)
  }
  return out
}
