import { expect, it } from 'vitest'
import { softenLayer } from './soften-layer.ts'

const [w, h] = [21, 9]

/** An upright strand of light hair, one pixel wide, in no hair of its own lightness. */
function strand() {
  const alpha = new Float32Array(w * h)
  const lab = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    alpha[y * w + 10] = 1
    lab.set([0.8, 0.02, 0.06], (y * w + 10) * 3)
  }
  return { w, h, alpha, lab }
}
const total = (plane: Float32Array) => plane.reduce((sum, a) => sum + a, 0)

it('widens a strand and takes nothing from it: its colour stays', () => {
  const layer = strand()
  softenLayer(layer, 1.3)
  const row = 4 * w
  expect(layer.alpha[row + 10]).toBeLessThan(0.6)
  expect(layer.alpha[row + 12]).toBeGreaterThan(0.01)
  expect(total(layer.alpha)).toBeCloseTo(h, 3)
  for (const x of [9, 10, 12]) expect(layer.lab[(row + x) * 3]).toBeCloseTo(0.8, 4)
})

it('leaves hair alone in a sharp photo', () => {
  const layer = strand()
  softenLayer(layer, 0.55)
  expect(layer).toEqual(strand())
})
