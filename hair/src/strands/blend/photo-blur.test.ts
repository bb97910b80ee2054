import { expect, it } from 'vitest'
import type { FaceFrame } from '../../face/face-frame.ts'
import { photoBlur } from './photo-blur.ts'

const [w, h] = [120, 120]
const frame: FaceFrame = {
  ...{ cx: 60, cy: 60, ux: 1, uy: 0, vx: 0, vy: -1 },
  ...{ s: 120, width: 0.8, nose: 0 },
}

/** Upright edges every 20 pixels, blurred by a Gaussian of `sigma` pixels, lightness 0.2 and 0.8. */
function edges(sigma: number): Float32Array {
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const away = ((i % w) % 20) - 9.5
    const side = ((i % w) / 20) & 1 ? -1 : 1
    lab[i * 3] = 0.5 + side * 0.3 * erf(away / (sigma * Math.SQRT2))
  }
  return lab
}

/** Abramowitz and Stegun 7.1.27. */
function erf(x: number): number {
  const t = Math.abs(x)
  const d = 1 + 0.278393 * t + 0.230389 * t ** 2 + 0.000972 * t ** 3 + 0.078108 * t ** 4
  return Math.sign(x) * (1 - 1 / d ** 4)
}

it.each([0.8, 1.2, 1.6])('finds edges blurred by %d pixels', (sigma) => {
  expect(Math.abs(photoBlur(edges(sigma), { w, h }, frame) - sigma)).toBeLessThan(0.25)
})

it('knows nothing of a face without edges', () => {
  expect(photoBlur(new Float32Array(w * h * 3).fill(0.5), { w, h }, frame)).toBe(0)
})
