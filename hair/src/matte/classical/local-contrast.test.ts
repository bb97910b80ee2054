import { describe, expect, it } from 'vitest'
import { localContrast } from './local-contrast.ts'

const [w, h] = [60, 12]
const RADIUS = 8
const EDGE = 30
type Colour = readonly [number, number, number]
const DARK: Colour = [0.3, 0.02, 0.03]
const LIGHT: Colour = [0.42, 0.01, 0.02]

/** Hair up to a column, the rest beyond; in it what `colourAt` says. */
function scene(colourAt: (x: number) => Colour) {
  const soft = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) soft.set(colourAt(i % w), i * 3)
  return { w, h, soft }
}
const hair = Float32Array.from({ length: w * h }, (_, i) => (i % w < EDGE ? 1 : 0))
const row = (plane: Float32Array) => plane.subarray((h / 2) * w, (h / 2 + 1) * w)
const twoTones = scene((x) => (x < EDGE ? DARK : LIGHT))

describe('along an outline', () => {
  it('what has the colour of the hair beside it speaks for hair, what has that of the rest against it', () => {
    const said = row(localContrast(twoTones, hair, RADIUS))
    expect(said[EDGE - 3]).toBeGreaterThan(1)
    expect(said[EDGE + 2]).toBeLessThan(-1)
  })
  it('also where the mask says otherwise', () => {
    const door = scene((x) => (x < EDGE && x !== EDGE - 4 ? DARK : LIGHT))
    expect(row(localContrast(door, hair, RADIUS))[EDGE - 4]).toBeLessThan(-1)
  })
  it('what is even where the hair is streaked speaks against hair, though of its mean colour', () => {
    const streaked = scene((x) => [x < EDGE && x !== EDGE - 4 ? (x % 2 ? 0.3 : 0.5) : 0.4, 0.02, 0.03])
    expect(row(localContrast(streaked, hair, RADIUS))[EDGE - 4]).toBeLessThan(-0.3)
  })
  it('it never says more than 3', () => {
    const said = localContrast(
      scene((x) => (x < EDGE ? DARK : [0.95, 0, 0])),
      hair,
      RADIUS,
    )
    expect(Math.max(...said)).toBe(3)
    expect(Math.min(...said)).toBe(-3)
  })
})

describe('nothing is said', () => {
  it('where hair and rest are alike', () => {
    expect(
      [
        ...localContrast(
          scene(() => DARK),
          hair,
          RADIUS,
        ),
      ].every((v) => Math.abs(v) < 1e-3),
    ).toBe(true)
  })
  it('where only one of them is near', () => {
    const said = row(localContrast(twoTones, hair, RADIUS))
    for (const x of [0, EDGE - RADIUS - 1, EDGE + RADIUS, w - 1]) expect(said[x]).toBe(0)
  })
  it('of neither where the mask is in doubt', () => {
    const doubt = hair.map((share) => 0.5 + (share - 0.5) * 0.6)
    expect(localContrast(twoTones, doubt, RADIUS).every((v) => v === 0)).toBe(true)
  })
})

it('hair and rest taken for one another say the opposite', () => {
  const said = localContrast(twoTones, hair, RADIUS)
  const turned = localContrast(
    twoTones,
    hair.map((share) => 1 - share),
    RADIUS,
  )
  said.forEach((v, i) => {
    expect(turned[i]).toBeCloseTo(-v, 5)
  })
})
