import { describe, expect, it } from 'vitest'
import { carryOn } from './carry-on.ts'

const REACH = 4
const known = (rows: Record<number, number>): Float32Array =>
  Float32Array.from({ length: 40 }, (_, r) => rows[r] ?? Number.NaN)

describe('what is known in some rows', () => {
  it('stays there', () => expect(carryOn(known({ 20: 5 }), REACH)[20]).toBeCloseTo(5, 5))
  it('fades beyond, to a third within its reach', () => {
    const out = carryOn(known({ 20: 5 }), REACH)
    expect(out[20 + REACH]).toBeCloseTo(5 / Math.E, 5)
    expect(out[20 - REACH]).toBeCloseTo(5 / Math.E, 5)
    expect(Math.abs(out[0])).toBeLessThan(0.05)
  })
  it('is felt between two the more the nearer it is', () => {
    const out = carryOn(known({ 16: 6, 24: 2 }), REACH)
    for (let r = 17; r < 20; r++) expect(out[r]).toBeGreaterThan(out[40 - r])
  })
  it('is 0 where nothing is known', () => {
    for (const value of carryOn(known({}), REACH)) expect(value).toBe(0)
  })
  it('is the mean of a few rows, not the last alone', () => {
    const out = carryOn(known({ 10: 4, 11: 4, 12: 4, 13: 10 }), REACH)
    expect(out[14]).toBeLessThan(6)
  })
  it('is evened out where it is known', () => {
    const out = carryOn(known({ 10: 4, 11: 6, 12: 4, 13: 6, 14: 4 }), REACH)
    expect(Math.abs(out[12] - out[11])).toBeLessThan(0.7)
  })
})
