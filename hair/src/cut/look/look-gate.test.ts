import { describe, expect, it } from 'vitest'
import { PAIR_LIMITS, pairFits, TAKER_LIMITS, takerFits } from './look-gate.ts'

const well = { bared: 0, turn: 0, lift: 0, shape: 0, zoom: 1, hem: 0, brow: 0, eye: 0, patch: 0 }

describe('a look is delivered only on a head it sits well on', () => {
  it('one it sits well on', () => expect(pairFits(well)).toBe(true))
  it.each(Object.entries(PAIR_LIMITS))('%s at %d and not above', (measure, limit) => {
    expect(pairFits({ ...well, [measure]: limit })).toBe(true)
    expect(pairFits({ ...well, [measure]: limit * 1.01 })).toBe(false)
  })
})

describe('a photo takes other hair only where nothing of her own would lie about', () => {
  const clean = { doubt: 0, leftover: 0, skin: 0, lean: 0 }
  it('one that is clean', () => expect(takerFits(clean)).toBe(true))
  it.each(Object.entries(TAKER_LIMITS))('%s at %d and not above', (measure, limit) => {
    expect(takerFits({ ...clean, [measure]: limit * 0.99 })).toBe(true)
    expect(takerFits({ ...clean, [measure]: limit })).toBe(true)
    expect(takerFits({ ...clean, [measure]: limit * 1.01 })).toBe(false)
  })
})
