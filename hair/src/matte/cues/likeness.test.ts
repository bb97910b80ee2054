import { describe, expect, it } from 'vitest'
import { likeness, likenessInShade, meanLikeness, type Widths } from './likeness.ts'

type Pixel = readonly [L: number, a: number, b: number, texture: number]
const WIDTHS: Widths = [0.04, 0.01, 0.01]
const HAIR: Pixel = [0.3, 0.02, 0.02, -4]
const SKIN: Pixel = [0.7, 0.05, 0.06, -5]

const look = (...pixels: Pixel[]) => ({
  lab: Float32Array.from(pixels.flatMap((pixel) => pixel.slice(0, 3))),
  texture: Float32Array.from(pixels, (pixel) => pixel[3]),
})
const of = (one: Pixel, other: Pixel) => likeness(look(one, other), 0, 1, WIDTHS)

describe('pixels are of one thing', () => {
  it('as far as lightness, hue and texture are alike', () => {
    expect(of(HAIR, HAIR)).toBe(1)
    const nearly = of(HAIR, [0.33, 0.025, 0.02, -4.1])
    expect(nearly).toBeGreaterThan(0.5)
    expect(nearly).toBeLessThan(1)
  })
  it.each<[string, Pixel]>([
    ['lighter', [0.45, 0.02, 0.02, -4]],
    ['of another hue', [0.3, 0.02, -0.02, -4]],
    ['smooth as cloth', [0.3, 0.02, 0.02, -5.5]],
  ])('but not where one is %s', (_, other) => {
    expect(of(HAIR, other)).toBe(0)
  })
  it('on the mean of many', () => {
    const all = look(HAIR, HAIR, SKIN)
    expect(meanLikeness(all, 0, Uint32Array.of(1, 2), WIDTHS)).toBe(0.5)
    expect(meanLikeness(all, 0, new Uint32Array(0), WIDTHS)).toBe(0)
  })
})

describe('skin in shade', () => {
  const dimmed = (k: number, texture = -5): Pixel => [SKIN[0] * k, SKIN[1] * k, SKIN[2] * k, texture]
  const inShade = (pixel: Pixel, isFolded = false) =>
    likenessInShade(look(pixel, SKIN), 0, 1, { widths: WIDTHS, isFolded })
  it('is skin by its hue, down to half of its light', () => {
    expect(inShade(dimmed(0.6))).toBeCloseTo(1, 5)
    expect(inShade(dimmed(0.3))).toBe(0)
    expect(inShade(dimmed(1.3))).toBe(0)
  })
  it('hair as dark is none', () => {
    expect(inShade([SKIN[0] * 0.6, 0.01, 0.01, -5])).toBe(0)
  })
  it('strands of that hue are none, but the folds of an ear are', () => {
    expect(inShade(dimmed(0.6, -3.5))).toBe(0)
    expect(inShade(dimmed(0.6, -3.5), true)).toBeCloseTo(1, 5)
  })
})
