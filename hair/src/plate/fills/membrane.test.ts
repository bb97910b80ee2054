import { describe, expect, it } from 'vitest'
import { membrane } from './membrane.ts'

const [w, h] = [32, 24]
const n = w * h
type Test = (x: number, y: number) => boolean
const mask = (test: Test) => Uint8Array.from({ length: n }, (_, i) => (test(i % w, (i / w) | 0) ? 1 : 0))
const surface = (valueAt: (x: number, y: number) => number, isKnown: Test, isInside: Test = () => true) =>
  membrane(
    Float32Array.from({ length: n }, (_, i) => valueAt(i % w, (i / w) | 0)),
    { w, h, known: mask(isKnown), domain: mask(isInside) },
  )
const isRim: Test = (x, y) => x === 0 || y === 0 || x === w - 1 || y === h - 1

describe('the smoothest surface', () => {
  it('through one value is that value', () => {
    for (const v of surface(
      () => 0.4,
      (x) => x < 2,
    ))
      expect(v).toBeCloseTo(0.4, 5)
  })
  it('through the rim of a slope is the slope', () => {
    const slope = (x: number, y: number) => 0.1 + 0.02 * x + 0.01 * y
    surface(slope, isRim).forEach((v, i) => {
      expect(v).toBeCloseTo(slope(i % w, (i / w) | 0), 2)
    })
  })
  it('leaves what is known as it is', () => {
    const noise = (x: number, y: number) => ((x * 7 + y * 13) % 17) / 17
    const found = surface(noise, (x, y) => (x + y) % 3 === 0)
    for (let i = 0; i < n; i++)
      if (((i % w) + ((i / w) | 0)) % 3 === 0) expect(found[i]).toBe(Math.fround(noise(i % w, (i / w) | 0)))
  })
  it('is nowhere above the most nor below the least that is known', () => {
    const found = surface((x) => (x < w / 2 ? 0.2 : 0.9), isRim)
    expect(Math.min(...found)).toBeGreaterThan(0.19)
    expect(Math.max(...found)).toBeLessThan(0.91)
  })
  it('is not drawn over what lies outside its domain', () => {
    const isWall: Test = (x) => x >= 14 && x < 18
    const found = surface(
      (x) => (x < w / 2 ? 0.2 : 0.9),
      (x, y) => isRim(x, y) && !isWall(x, y),
      (x, y) => !isWall(x, y),
    )
    expect(found[(h / 2) * w + 12]).toBeCloseTo(0.2, 2)
    expect(found[(h / 2) * w + 19]).toBeCloseTo(0.9, 2)
  })
})
