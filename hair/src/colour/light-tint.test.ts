import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../test/plain-portrait.ts'
import { SKIN } from '../matte/masks.ts'
import { dyeOf } from './dye.ts'
import { lightTint, NEUTRAL, underLight } from './light-tint.ts'
import { parseTone, shadeOf } from './tone.ts'

type Colour = readonly [r: number, g: number, b: number]
/** Skin as it is on portraits in plain daylight, and dark skin in the same. */
const FAIR: Colour = [205, 160, 134]
const DARK: Colour = [112, 67, 42]
const WARM: Colour = [1.04, 0.97, 0.8]

const lit = (skin: Colour, light: Colour): Colour => [
  skin[0] * light[0],
  skin[1] * light[1],
  skin[2] * light[2],
]
const lightOn = (skin: Colour) =>
  lightTint(plainPortrait({ kindAt: () => SKIN, colourAt: () => skin.map(Math.round) as unknown as Colour }))
const silver = shadeOf(parseTone('10.1'))
const chroma = ([, a, b]: readonly number[]) => Math.hypot(a, b)

describe('silver', () => {
  it.each([
    ['fair', FAIR],
    ['dark', DARK],
  ])('is silver beside %s skin in daylight: skin is no lamp', (_, skin) => {
    const { mid } = underLight(silver, lightOn(skin))
    expect(chroma(mid)).toBeLessThan(0.024)
    expect(mid[2]).toBeGreaterThan(0)
  })
  it.each([
    ['fair', FAIR],
    ['dark', DARK],
  ])('is warmer under a warm lamp, beside %s skin, and still no blonde', (_, skin) => {
    const [day, lamp] = [skin, lit(skin, WARM)].map((seen) => underLight(silver, lightOn(seen)).mid)
    expect(lamp[2]).toBeGreaterThan(day[2] + 0.005)
    expect(chroma(lamp)).toBeLessThan(chroma(shadeOf(parseTone('10.0')).mid))
  })
})

it('light colours what is light more than what is dark', () => {
  const { shadow, light } = underLight(silver, [0, 0.03])
  expect(light[2] - silver.light[2]).toBeGreaterThan(2 * (shadow[2] - silver.shadow[2]))
  expect(light[0]).toBe(silver.light[0])
})
it('a dye is seen in the light of her photo, wherever it lies', () => {
  const variation = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 }
  const wish = { tone: '8.34', technique: 'colour' as const, variation }
  for (const where of ['allOver', 'balayage', 'ombre', 'highlights'] as const) {
    const [plain, warm] = [NEUTRAL, [0, 0.03] as const].map((light) => dyeOf(wish, { where, light }).tip?.mid)
    expect(warm?.[2]).toBeGreaterThan((plain?.[2] ?? 1) + 0.01)
  }
})
it('where no skin tells, none is added', () => expect(lightOn([255, 255, 253])).toEqual(NEUTRAL))
