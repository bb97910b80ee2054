import { describe, expect, it } from 'vitest'
import { takeHue } from './skin-hue.ts'

const n = 2000
const pixels = Array.from({ length: n }, (_, o) => o)
/** Lightness (green) of skin from shadow to light. */
const RANGE = { from: 0.3, to: 0.7 }
const greenAt = (o: number) => RANGE.from + ((RANGE.to - RANGE.from) * o) / n
/** Her skin: warm in the shadow, paler in the light, as such or of another hue. */
const hers = (red: number, blue: number) => [
  Float32Array.from(pixels, (o) => Math.min(1, greenAt(o) * (red + 0.3 * (0.5 - greenAt(o))))),
  Float32Array.from(pixels, greenAt),
  Float32Array.from(pixels, (o) => greenAt(o) * blue),
]
const grey = (value: number) => [0, 1, 2].map(() => new Float32Array(1).fill(value))
const hueOf = ([r, g, b]: Float32Array[]) => [r[0] / g[0], b[0] / g[0]]

describe('painted skin has the hue of hers where hers is as light', () => {
  it.each([
    { whose: 'pale, rosy', red: 1.25, blue: 0.92 },
    { whose: 'olive', red: 1.2, blue: 0.72 },
    { whose: 'brown', red: 1.45, blue: 0.7 },
    { whose: 'dark', red: 1.6, blue: 0.62 },
  ])('$whose', ({ red, blue }) => {
    for (const light of [0.35, 0.5, 0.62]) {
      const fill = grey(light)
      takeHue(fill, hers(red, blue), pixels)
      expect(fill[1][0]).toBeCloseTo(light, 6)
      const [r, b] = hueOf(fill)
      expect(Math.abs(r - (red + 0.3 * (0.5 - light)))).toBeLessThan(0.02)
      expect(Math.abs(b - blue)).toBeLessThan(0.02)
    }
  })
  it('darker than all of it that of the darkest, lighter than all it pales', () => {
    const [dark, light] = [grey(0.2), grey(0.9)]
    for (const fill of [dark, light]) takeHue(fill, hers(1.3, 0.8), pixels)
    expect(Math.abs(hueOf(dark)[0] - (1.3 + 0.3 * 0.17))).toBeLessThan(0.02)
    expect(hueOf(light)[0]).toBeLessThan(1.12)
    expect(hueOf(light)[0]).toBeGreaterThan(1)
  })
})

it('a few pixels of skin tell no hue: a fill keeps its own, and takes theirs by and by', () => {
  const red = (count: number) => {
    const fill = grey(0.5)
    takeHue(
      fill,
      hers(1.5, 0.7),
      pixels
        .slice(0, n)
        .filter((o) => o % Math.floor(n / count) === 0)
        .slice(0, count),
    )
    return fill[0][0]
  }
  expect(red(60)).toBeCloseTo(0.5, 6)
  expect(red(66)).toBeGreaterThan(0.5)
  expect(red(330)).toBeGreaterThan(0.55)
  expect(red(660)).toBeCloseTo(0.75, 2)
})
