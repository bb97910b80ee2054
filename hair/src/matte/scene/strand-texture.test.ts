import { describe, expect, it } from 'vitest'
import { strandTexture } from './strand-texture.ts'

const [w, h] = [40, 24]
/** Light (before the square root that evens it out) of a grey picture at twice the size. */
function textureOf(lightAt: (x: number, y: number) => number) {
  const data = new Uint8Array(4 * w * h * 3)
  for (let i = 0; i < 4 * w * h; i++)
    data.fill(Math.round(255 * lightAt(i % (2 * w), (i / (2 * w)) | 0)), i * 3, i * 3 + 3)
  return strandTexture({ w: 2 * w, h: 2 * h, data }, w, h)
}
const NONE = Math.log(0.002)
const MIDDLE = (h / 2) * w + w / 2

describe('the texture of strands', () => {
  it('is none on what is flat, however light', () => {
    for (const light of [0, 0.3, 1])
      for (const texture of textureOf(() => light)) expect(texture).toBeCloseTo(NONE, 3)
  })
  it('is two fifths of the step between stripes one pixel wide', () => {
    const [dark, light] = [51, 102].map((code) => code / 255)
    const step = Math.sqrt(light) - Math.sqrt(dark)
    const across = textureOf((x) => (x % 2 ? light : dark))
    expect(across[MIDDLE]).toBeCloseTo(Math.log(0.002 + 0.4 * step), 3)
    const along = textureOf((_, y) => (y % 2 ? light : dark))
    expect(along[MIDDLE]).toBeCloseTo(across[MIDDLE], 3)
  })
  it('is none beside a lone edge', () => {
    const edge = textureOf((x) => (x < w ? 0.2 : 0.8))
    for (const beside of [-5, -4, 4, 5]) expect(edge[MIDDLE + beside]).toBeCloseTo(NONE, 3)
  })
  it('is the same in the mirror', () => {
    const lightAt = (x: number, y: number) => (x < 30 ? 0.2 : ((x * 7 + y * 3) % 13) / 26 + 0.2)
    const seen = textureOf(lightAt)
    const mirrored = textureOf((x, y) => lightAt(2 * w - 1 - x, y))
    seen.forEach((texture, i) => {
      const other = i - (i % w) + (w - 1 - (i % w))
      expect(mirrored[other]).toBeCloseTo(texture, 3)
    })
  })
})
