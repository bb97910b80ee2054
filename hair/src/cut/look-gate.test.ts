import { describe, expect, it } from 'vitest'
import { PAIR_LIMITS, pairFits } from './look-gate.ts'

const well = { bared: 0, turn: 0, lift: 0, shape: 0, zoom: 1, hem: 0 }

describe('a look is delivered only on a head it sits well on', () => {
  it('one it sits well on', () => expect(pairFits(well)).toBe(true))
  it.each(Object.entries(PAIR_LIMITS))('%s at %d and not above', (measure, limit) => {
    expect(pairFits({ ...well, [measure]: limit })).toBe(true)
    expect(pairFits({ ...well, [measure]: limit * 1.01 })).toBe(false)
  })
})
