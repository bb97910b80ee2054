import { describe, expect, it } from 'vitest'
import { skinShade } from './skin-shade.ts'

const [w, h, s] = [10, 200, 100]
/** A face down to row 50. */
const oval = Float32Array.from({ length: w * h }, (_, i) => (((i / w) | 0) < 50 ? 1 : 0))
const [red, green, blue] = skinShade(oval, { w, h }, s).map((plane) => (row: number) => plane[row * w + 5])

describe('skin below the face is shaded as bare necks are', () => {
  it('it is darkest right below the jaw', () => {
    expect(green(55)).toBeLessThan(green(75))
    expect(green(75)).toBeLessThan(green(95))
  })
  it('its shadow is warm', () => expect(blue(55)).toBeLessThan(red(55)))
  it('the chest is a little lighter than the cheek', () => expect(green(140)).toBeGreaterThan(0))
  it('further down it stays as it is', () => expect(green(190)).toBeCloseTo(green(120), 5))
})
