import { describe, expect, it } from 'vitest'
import { matchDetail } from './match-detail.ts'

const [w, h] = [40, 40]
const n = w * h
const MEAN = 0.4
/** Light that strays so far from pixel to pixel. */
const speckled = (stray: number) => {
  const lab = new Float32Array(n * 3).fill(0.02)
  for (let i = 0; i < n; i++) lab[i * 3] = MEAN + ((i + ((i / w) | 0)) % 2 ? stray : -stray)
  return lab
}
const all = new Float32Array(n).fill(1)
/** How far the light of a look's hair strays once it is laid on hers. */
function strays(hers: number, theirs: number, { alpha = all, own = all } = {}) {
  const layer = { w, h, alpha, lab: speckled(theirs) }
  matchDetail(layer, speckled(hers), own)
  const i = 20 * w + 20
  return { stray: Math.abs(layer.lab[i * 3] - MEAN) / theirs, lab: layer.lab }
}

describe('the finest detail of other hair', () => {
  it('is brought to the level of hers', () => {
    // a little more than hers: what is resampled loses some again
    expect(strays(0.02, 0.02).stray).toBeCloseTo(1 + 0.05 * (8 / 9), 2)
    expect(strays(0.014, 0.02).stray).toBeCloseTo(1 - (1 - 0.7 * 1.05) * (8 / 9), 1)
  })
  it('is halved at most, and hardly sharpened', () => {
    expect(strays(0.001, 0.05).stray).toBeCloseTo(1 - 0.5 * (8 / 9), 3)
    expect(strays(0.05, 0.001).stray).toBeLessThan(1.13)
  })
  it('changes no colour', () => {
    const { lab } = strays(0.01, 0.02)
    for (let i = 0; i < n; i++)
      expect([lab[i * 3 + 1], lab[i * 3 + 2]]).toEqual([Math.fround(0.02), Math.fround(0.02)])
  })
  it('stays where too little of hers is seen to tell', () => {
    const few = new Float32Array(n).fill(1, 0, 6 * w)
    expect([...strays(0.001, 0.05, { own: few }).lab]).toEqual([...speckled(0.05)])
  })
  it('stays where there is no hair', () => {
    const half = all.map((_, i) => (i % w < 20 ? 1 : 0))
    const { lab } = strays(0.001, 0.05, { alpha: half })
    for (let y = 1; y < h - 1; y++) expect(lab[(y * w + 30) * 3]).toBe(speckled(0.05)[(y * w + 30) * 3])
  })
})
