import { describe, expect, it } from 'vitest'
import { NAMED_TONES, reflectOf } from './reflects.ts'
import { carriedDepth, depthLight, lightDepth, parseTone, shadeOf } from './tone.ts'

const hueOf = ([, a, b]: readonly number[]) => (Math.atan2(b, a) * 180) / Math.PI

describe("a tone is written in the colourist's notation", () => {
  it('reads depth and reflect', () => expect(parseTone('7.44')).toEqual({ depth: 7, reflect: '44' }))
  it('reads depth 10', () => expect(parseTone('10.1')).toEqual({ depth: 10, reflect: '1' }))
  it('takes a tone without reflect as natural', () => expect(parseTone('4').reflect).toBe('0'))
  it.each(NAMED_TONES)('reads the name %s', (name) => {
    const { depth, reflect } = parseTone(name)
    expect(reflect).toBe(name)
    expect(depth).toBeGreaterThanOrEqual(1)
    expect(depth).toBeLessThanOrEqual(10)
  })
  it.each(['0.1', '11.0', '7,4', 'blond', 'pastel:noir', ''])('refuses %j', (code) => {
    expect(() => parseTone(code)).toThrow(/Expected a tone/)
  })
})

describe('depth sets the lightness', () => {
  it('every step is lighter', () => {
    const lights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(depthLight)
    expect([...lights].sort((a, b) => a - b)).toEqual(lights)
  })
  it('half steps lie between', () => expect(depthLight(7.5)).toBeCloseTo((depthLight(7) + depthLight(8)) / 2))
  it.each([1, 2.5, 5, 7.5, 9.9, 10])('depth %d is found again by its lightness', (depth) => {
    expect(lightDepth(depthLight(depth))).toBeCloseTo(depth, 5)
  })
  it.each([
    [0.05, 1],
    [0.95, 10],
  ])('hair of lightness %d is at the end of the chart', (L, depth) => {
    expect(lightDepth(L)).toBe(depth)
  })
  it('stays on the chart', () => expect(depthLight(12)).toBe(depthLight(10)))
})

describe('hair is lightened no further than its photo carries', () => {
  it.each([
    ['black', 1, 7],
    ['dark brown', 2.2, 8],
    ['brown', 4, 9],
    ['light brown', 6, 10],
  ])('%s hair', (_name, own, upTo) => {
    expect(Math.round(carriedDepth(depthLight(own)))).toBe(upTo)
  })
  it('lighter hair always carries as much', () => {
    const carried = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((own) => carriedDepth(depthLight(own)))
    expect(carried.toSorted((a, b) => a - b)).toEqual(carried)
  })
})

describe('pale hair is lit through', () => {
  const chroma = ([, a, b]: readonly number[]) => Math.hypot(a, b)

  it('its shadows are a warm brown, not grey', () => {
    const { shadow, mid } = shadeOf(parseTone('10.0'))
    expect(chroma(shadow)).toBeGreaterThan(chroma(mid))
    expect(hueOf(shadow)).toBeLessThan(hueOf(mid))
  })
  it('but those of a pastel keep its colour', () => {
    const { shadow, mid } = shadeOf(parseTone('pastel:bleu'))
    expect(hueOf(shadow)).toBeCloseTo(hueOf(mid), 5)
  })
})

describe('reflect sets hue and chroma', () => {
  it('copper is redder than gold', () => {
    expect(hueOf(shadeOf(parseTone('7.44')).mid)).toBeLessThan(hueOf(shadeOf(parseTone('7.3')).mid))
  })
  it('ash has less colour, and makes silver of the palest hair: no sand, and no grey of a wall', () => {
    const chroma = (tone: string) => Math.hypot(...shadeOf(parseTone(tone)).mid.slice(1))
    expect(chroma('8.1')).toBeGreaterThan(0.03)
    expect(chroma('8.1')).toBeLessThan(chroma('8.0'))
    expect(chroma('10.1')).toBeLessThan(0.02)
    expect(chroma('10.1')).toBeGreaterThan(0.01)
    expect(shadeOf(parseTone('10.1')).mid[2]).toBeGreaterThan(0)
  })
  it('and the shade of silver is as warm as that of grey hair on photographs', () => {
    const { shadow, mid } = shadeOf(parseTone('10.1'))
    expect(Math.hypot(shadow[1], shadow[2])).toBeGreaterThan(Math.hypot(mid[1], mid[2]))
    expect(Math.hypot(shadow[1], shadow[2])).toBeLessThan(0.03)
  })
  it('doubled is more intense, after a zero softer', () => {
    expect(reflectOf('44').chroma).toBeGreaterThan(reflectOf('4').chroma)
    expect(reflectOf('04').hue).toBeGreaterThan(reflectOf('4').hue)
  })
  it('the second digit colours the first', () => {
    expect(reflectOf('34').hue).toBeLessThan(reflectOf('3').hue)
    expect(reflectOf('34').hue).toBeGreaterThan(reflectOf('43').hue)
  })
  it('hues are mixed the short way round: iris and gold meet in red', () => {
    const { hue } = reflectOf('23')
    expect(hue < 60 || hue > 350).toBe(true)
  })
  it('each of the hundred pairs of digits is a colour', () => {
    for (let k = 0; k < 100; k++) {
      const { chroma, hue } = reflectOf(String(k).padStart(2, '0'))
      expect(chroma).toBeGreaterThan(0)
      expect(hue).toBeGreaterThanOrEqual(0)
      expect(hue).toBeLessThan(360)
    }
  })
  it('a pastel is pale and a grey has hardly any colour', () => {
    const chroma = (tone: string) => Math.hypot(...shadeOf(parseTone(tone)).mid.slice(1))
    expect(shadeOf(parseTone('pastel:rose')).mid[0]).toBeGreaterThan(0.6)
    expect(chroma('gris')).toBeLessThan(0.01)
    expect(chroma('pastel:rose')).toBeGreaterThan(0.05)
  })
  it('runs from shadow to shine', () => {
    const { shadow, mid, light } = shadeOf(parseTone('6.0'))
    expect(shadow[0]).toBeLessThan(mid[0])
    expect(mid[0]).toBeLessThan(light[0])
  })
})
