import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { LAYER } from '../layers/layout.ts'
import { firstGuess, plainness } from './first-guess.ts'

const SIZE = { w: 40, h: 20 }
const n = SIZE.w * SIZE.h
const everywhere = new Float32Array(n).fill(1)
const fill = (value: number) => [0, 1, 2].map(() => new Float32Array(n).fill(value))
const fills = { background: fill(0.1), face: fill(0.2), skin: fill(0.3), clothes: fill(0.4) }

describe('a backdrop is plain', () => {
  /** Of one that runs from dark to light, so much a pixel. */
  const plain = (slope: number, seen = everywhere) => {
    const at = plainReduced(SIZE)
    at.channels[1] = Float32Array.from({ length: n }, (_, i) => (i % SIZE.w) * slope)
    return plainness(at, seen)
  }
  it.each([
    [0, 1],
    [0.006, 1],
    [0.0105, 0.5],
    [0.015, 0],
  ])('where it changes by %d a pixel, to %d', (slope, to) => expect(plain(slope)).toBeCloseTo(to, 3))
  it('where none of it is seen', () => expect(plain(0.1, new Float32Array(n))).toBe(1))
})

/** A hole on the right; in the photo each column is lighter than the last. */
function guessed(layer: number, plain: number) {
  const at = plainReduced(SIZE, layer)
  const columns = Float32Array.from({ length: n }, (_, i) => (i % SIZE.w) / 100)
  const seen = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    at.hole[i] = i % SIZE.w >= 25 ? 1 : 0
    seen[i] = 1 - at.hole[i]
  }
  const guess = firstGuess({ ...at, channels: [columns, columns, columns] }, fills, {
    seen,
    plain,
    alike: null,
  })
  return (x: number) => Number(guess[1][10 * SIZE.w + x].toFixed(4))
}

describe('what the patches start from', () => {
  it('is the photo where it is seen', () => {
    const at = guessed(LAYER.background, 1)
    for (const x of [0, 10, 24]) expect(at(x)).toBe(x / 100)
  })
  it.each([
    ['background', LAYER.background, 0.1],
    ['face', LAYER.face, 0.2],
    ['neck', LAYER.neck, 0.3],
    ['body', LAYER.body, 0.3],
    ['clothes', LAYER.clothes, 0.4],
  ])('is the smooth fill of its own layer in a hole: %s', (_, layer, value) => {
    for (const x of [25, 39]) expect(guessed(layer, 1)(x)).toBe(value)
  })
  it('is the mirror image of what is seen beside it, where the backdrop is textured', () => {
    const at = guessed(LAYER.background, 0.69)
    for (const into of [1, 5, 14]) expect(at(24 + into)).toBe((24 - into) / 100)
    expect(guessed(LAYER.background, 0.7)(30)).toBe(0.1)
  })
  it('no mirror image of anything but a backdrop', () => {
    expect(guessed(LAYER.clothes, 0)(30)).toBe(0.4)
  })
})
