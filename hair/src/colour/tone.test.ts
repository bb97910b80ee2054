import { describe, expect, it } from 'vitest'
import { depthLight, parseTone, shadeOf } from './tone.ts'

const hueOf = ([, a, b]: readonly number[]) => (Math.atan2(b, a) * 180) / Math.PI

describe("a tone is written in the colourist's notation", () => {
  it('reads depth and reflect', () => expect(parseTone('7.44')).toEqual({ depth: 7, reflect: '44' }))
  it('reads depth 10', () => expect(parseTone('10.1')).toEqual({ depth: 10, reflect: '1' }))
  it('takes a tone without reflect as natural', () => expect(parseTone('4').reflect).toBe('0'))
  it.each(['0.1', '11.0', '7,4', 'blond', ''])('refuses %j', (code) => {
    expect(() => parseTone(code)).toThrow(/Expected a tone/)
  })
})

describe('depth sets the lightness', () => {
  it('every step is lighter', () => {
    const lights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(depthLight)
    expect([...lights].sort((a, b) => a - b)).toEqual(lights)
  })
  it('half steps lie between', () => expect(depthLight(7.5)).toBeCloseTo((depthLight(7) + depthLight(8)) / 2))
  it('stays on the chart', () => expect(depthLight(12)).toBe(depthLight(10)))
})

describe('reflect sets hue and chroma', () => {
  it('copper is redder than gold', () => {
    expect(hueOf(shadeOf(parseTone('7.44')).mid)).toBeLessThan(hueOf(shadeOf(parseTone('7.3')).mid))
  })
  it('ash is nearly grey', () => {
    const [, a, b] = shadeOf(parseTone('10.1')).mid
    expect(Math.hypot(a, b)).toBeLessThan(0.03)
  })
  it('runs from shadow to shine', () => {
    const { shadow, mid, light } = shadeOf(parseTone('6.0'))
    expect(shadow[0]).toBeLessThan(mid[0])
    expect(mid[0]).toBeLessThan(light[0])
  })
})
