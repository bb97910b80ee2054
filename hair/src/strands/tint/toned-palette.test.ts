import { describe, expect, it } from 'vitest'
import { type Dye, dyeOf, singleDye } from '../../colour/dye.ts'
import { parseTone, shadeOf } from '../../colour/tone.ts'
import type { HairPalette } from './hair-palette.ts'
import { curledPalette, ringletPalette, sleekPalette, tonedPalette, wavedPalette } from './toned-palette.ts'

/** Black hair of which a camera left little. */
const black: HairPalette = {
  lightness: Float32Array.from({ length: 101 }, (_, q) => 0.06 + 0.0018 * q),
  ...{ a: new Float32Array(51), b: new Float32Array(51), spread: [0.02, 0.018, 0.036] },
}
const all = (tone: string): Dye => singleDye(shadeOf(parseTone(tone)))
const middle = ({ lightness }: HairPalette) => lightness[50]

it.each(['10.1', '7.44', '5.35', '1.0'])('gives new hair the lightness of %s', (tone) => {
  expect(Math.abs(middle(tonedPalette(black, all(tone))) - shadeOf(parseTone(tone)).mid[0])).toBeLessThan(
    0.06,
  )
})

it('with shadows and shine, and never beyond white', () => {
  const { lightness } = tonedPalette(black, all('10.1'))
  expect(lightness[50] - lightness[5]).toBeGreaterThan(0.25)
  expect(lightness[95]).toBeGreaterThan(lightness[50] + 0.08)
  expect(lightness[100]).toBeLessThan(0.97)
  expect([...lightness]).toEqual([...lightness].sort((a, b) => a - b))
})

it('with less shade where pale hair is short: no lengths lie in that of a neck; dark hair keeps its own', () => {
  const depthOf = (tone: string, isShort: boolean) => {
    const { lightness } = tonedPalette(black, all(tone), { isShort })
    return lightness[50] - lightness[5]
  }
  expect(depthOf('10.1', true)).toBeLessThan(0.85 * depthOf('10.1', false))
  expect(depthOf('10.1', true)).toBeGreaterThan(0.2)
  expect(depthOf('5.0', true)).toBe(depthOf('5.0', false))
})

it('with strands that differ as she has them of all between shade and shine, twice as much at most', () => {
  const share = (palette: HairPalette, band: number) =>
    (palette.spread[band] ?? 0) / (palette.lightness[90] - palette.lightness[10])
  const near: HairPalette = { ...black, lightness: black.lightness.map((v) => v * 1.6) }
  expect(share(tonedPalette(near, all('4.0')), 1)).toBeCloseTo(share(near, 1), 2)
  expect(tonedPalette(black, all('10.1')).spread).toEqual(black.spread.map((v) => v * 2))
  const pale = tonedPalette(black, all('10.1'))
  expect(tonedPalette(pale, all('1.0')).spread).toEqual(pale.spread)
})

it('stays hers where the dye leaves some of her own colour', () => {
  const variation = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.2, shape: 1 }
  const balayage = dyeOf({ tone: '8.34', technique: 'strands', variation }, { where: 'balayage' })
  expect(tonedPalette(black, balayage)).toBe(black)
})

it('black curls have less soot and fewer white wires than smooth black hair', () => {
  const shiny = {
    ...black,
    lightness: Float32Array.from({ length: 101 }, (_, q) => 0.09 + 0.4 * (q / 100) ** 3),
  }
  const { lightness } = curledPalette(shiny, 0.4)
  expect(lightness[50]).toBeGreaterThan(shiny.lightness[50] * 1.1)
  expect(lightness[99]).toBeLessThan(shiny.lightness[99] * 0.95)
  expect([...lightness]).toEqual([...lightness].sort((a, b) => a - b))
})

it('smooth black hair and brown curls keep the light they have', () => {
  const brown = tonedPalette(black, all('7.0'))
  expect(curledPalette(black, 1)).toBe(black)
  expect(curledPalette(brown, 0.4)).toBe(brown)
})

it('sleek hair gathers its shine: its middle and its brightest stay, and less of it is light', () => {
  const { lightness } = sleekPalette(black)
  expect(lightness[50]).toBe(black.lightness[50])
  expect(lightness[20]).toBe(black.lightness[20])
  expect(lightness[100]).toBeCloseTo(black.lightness[100], 5)
  expect(lightness[75]).toBeLessThan(black.lightness[68])
  expect([...lightness]).toEqual([...lightness].sort((a, b) => a - b))
})

it.each(['1.0', '5.35', '10.1'])(
  'ringlets in %s are deeper in their shade and brighter in their shine: with the range of smooth hair they are matt wool',
  (tone) => {
    const plain = tonedPalette(black, all(tone))
    const { lightness } = ringletPalette(plain)
    expect(lightness[50]).toBeCloseTo(plain.lightness[50], 5)
    expect(lightness[20]).toBeLessThan(plain.lightness[20])
    expect(lightness[90]).toBeGreaterThan(plain.lightness[90])
    expect(lightness[0]).toBeGreaterThanOrEqual(0.05)
    expect(lightness[100]).toBeLessThan(0.97)
    expect([...lightness]).toEqual([...lightness].sort((a, b) => a - b))
  },
)

it('a short cut is dark but where it faces the lamp, and as light as ever where it is pale', () => {
  const [brown, pale] = ['5.0', '10.1'].map((tone) => tonedPalette(black, all(tone), { isShort: true }))
  const { lightness } = sleekPalette(brown, { isShort: true })
  expect(lightness[50]).toBeLessThan(brown.lightness[45])
  expect(lightness[20]).toBe(brown.lightness[20])
  expect(lightness[100]).toBeCloseTo(brown.lightness[100], 5)
  expect(sleekPalette(pale, { isShort: true }).lightness[50]).toBeCloseTo(pale.lightness[50], 2)
})

describe('sleek hair that is tied', () => {
  const tiedAs = (tone: string) => {
    const palette = tonedPalette(black, all(tone))
    const { lightness } = sleekPalette(palette, { isTied: true })
    return { palette: palette.lightness, lightness }
  }
  it('is dark but where it faces the lamp: dyed red it was one flat red', () => {
    const { palette, lightness } = tiedAs('5.6')
    expect(lightness[50]).toBeLessThan(palette[35])
    expect(lightness[100]).toBeCloseTo(palette[100], 5)
    expect([...lightness]).toEqual([...lightness].sort((a, b) => a - b))
  })
  it('keeps its middle where it is pale: light goes through it', () => {
    const { palette, lightness } = tiedAs('10.1')
    expect(lightness[50]).toBeCloseTo(palette[50], 2)
  })
})

describe('waves', () => {
  const range = ({ lightness }: HairPalette) => lightness[97] - lightness[3]
  const more = (tone: string) => {
    const palette = tonedPalette(black, all(tone))
    return range(wavedPalette(palette)) / range(palette)
  }

  it.each(['1.0', '5.35', '7.44', '10.1'])('keep the middle of %s, and less of them is light', (tone) => {
    const palette = tonedPalette(black, all(tone))
    const { lightness } = wavedPalette(palette)
    expect(middle({ ...palette, lightness })).toBeCloseTo(middle(palette), 5)
    const lit = (of: Float32Array) => of.filter((v) => v > (of[50] + of[99]) / 2).length
    expect(lit(lightness)).toBeLessThan(lit(palette.lightness))
  })

  it('have deeper shade and more shine than straight hair, which left them wool: not where light comes through', () => {
    expect(more('5.35')).toBeGreaterThan(1.1)
    expect(more('10.1')).toBeLessThan(1.05)
  })
})
