import { describe, expect, it } from 'vitest'
import { plainLayout, plainMasks } from '../../../test/plain-layers.ts'
import { BACKGROUND, SKIN } from '../../matte/masks.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { backdropOf, withLooseHair, withoutLooseHair } from './take-loose-hair.ts'

const size = { w: 60, h: 40 }
const n = size.w * size.h
const isHair = (i: number) => i % size.w < 30
/** A loose hair of half a pixel in one row beside the hair. */
const isLoose = (i: number) => !isHair(i) && i % size.w < 36 && ((i / size.w) | 0) === 20
const loose = {
  alpha: Float32Array.from({ length: n }, (_, i) => (isLoose(i) ? 0.5 : 0)),
  ground: [0.9, 0, 0].map((v) => new Float32Array(n).fill(v)),
}

describe('loose hair that is taken', () => {
  it('is part of the layer, in the colour of the hair beside it', () => {
    const lab = new Float32Array(n * 3)
    for (let i = 0; i < n; i++) lab[i * 3] = isHair(i) ? 0.4 : 0
    const alpha = Float32Array.from({ length: n }, (_, i) => (isHair(i) ? 1 : 0))
    const layer = withLooseHair({ ...size, alpha, lab }, loose, 100)
    const at = 20 * size.w + 33
    expect(layer.alpha[at]).toBe(0.5)
    expect(layer.lab[at * 3]).toBeCloseTo(0.4)
    expect(layer.alpha[at + size.w]).toBe(0)
    expect(layer.alpha[at - 10]).toBe(1)
  })
  it('is not left where it was, and nothing else of the picture changes', () => {
    const data = new Uint8Array(n * 3).fill(220)
    for (let i = 0; i < n; i++) if (isLoose(i)) data.fill(100, i * 3, i * 3 + 3)
    const clean = withoutLooseHair({ ...size, data }, bytesToOklab(data), loose).data
    for (let i = 0; i < n; i++) {
      if (isLoose(i)) expect(clean[i * 3]).toBeGreaterThan(200)
      else expect(clean[i * 3]).toBe(220)
    }
  })
})

describe('the backdrop of loose hair', () => {
  const small = { w: 30, h: 20 }
  it('is what is neither her nor what she wears', () => {
    const behind = (layer: number) =>
      backdropOf(plainLayout(small, layer), plainMasks(small, BACKGROUND), size)
    expect(Math.min(...behind(LAYER.background))).toBeGreaterThan(0.99)
    expect(Math.max(...behind(LAYER.clothes))).toBe(0)
  })
  it('is no ear, though that is guessed to be backdrop', () => {
    const backdrop = backdropOf(plainLayout(small, LAYER.background), plainMasks(small, SKIN), size)
    expect(Math.max(...backdrop)).toBe(0)
  })
})
