import { describe, expect, it } from 'vitest'
import { fitShade } from './shade-fit.ts'

const WIDE = { tone: 0.1, strength: 0.3, slope: 0.3 }
const USUAL = { tone: 0, strength: 0.8, slope: 0 }
const COUNT = 2000
const shade = Float32Array.from({ length: COUNT }, (_, o) => -0.6 + 0.7 * ((o % 50) / 50))
const across = Float32Array.from({ length: COUNT }, (_, o) => ((o / 50) | 0) / 40 - 0.5)
const every = [...shade.keys()]
const skin = (tone: number, strength: number, slope: number) =>
  shade.map((s, o) => tone + strength * s + slope * across[o])

describe('the shading of hidden skin is learned from what is seen of it', () => {
  it('without any it is what is usual', () =>
    expect(fitShade({ pixels: [], log: skin(0.3, 1.5, 1), shade, across }, USUAL, WIDE)).toEqual(USUAL))
  it('a throat in harder light throws the same shadow beside it', () => {
    const fit = fitShade({ pixels: every, log: skin(0.1, 1.2, 0.3), shade, across }, USUAL, WIDE)
    expect(fit.tone).toBeCloseTo(0.1, 1)
    expect(fit.strength).toBeGreaterThan(1.05)
    expect(fit.slope).toBeGreaterThan(0.15)
  })
  it('a few pixels hardly count', () => {
    const few = { pixels: every.slice(0, 5), log: skin(0.3, 1.5, 1), shade, across }
    const fit = fitShade(few, USUAL, WIDE)
    expect(Math.abs(fit.tone)).toBeLessThan(0.05)
  })
  it('a necklace does not count', () => {
    const log = skin(0, 0.8, 0).map((v, o) => (o % 10 ? v : v - 1.5))
    expect(Math.abs(fitShade({ pixels: every, log, shade, across }, USUAL, WIDE).tone)).toBeLessThan(0.06)
  })
})
