import { describe, expect, it } from 'vitest'
import { MATTE_LIMITS, type MatteFault, matteFaults } from './matte-faults.ts'
import type { MatteMeasures } from './matte-measures.ts'

const GOOD: MatteMeasures = {
  ...{ fuzz: 0, leak: 0, throat: 0, odd: 0, skin: 0, spur: 0, leftover: 0, length: 1, area: 1, outside: 0 },
}
const quality = (score: number) => ({ score, steadiness: 1, certainty: 1, agreement: 1 })
const { sure } = MATTE_LIMITS
const LITTLE = 0.0001
const faultsOf = (change: Partial<MatteMeasures>, score = sure - LITTLE) =>
  matteFaults(quality(score), { ...GOOD, ...change })

/** What is measured, and the fault: at the limit all is well, beyond it is not. */
const LIMITS: [keyof MatteMeasures, number, MatteFault][] = [
  ['leak', MATTE_LIMITS.leak, 'on the face'],
  ['throat', MATTE_LIMITS.throat, 'on the throat'],
  ['odd', MATTE_LIMITS.oddUnsure, 'foreign colours'],
  ['skin', MATTE_LIMITS.skinUnsure, 'took the forehead'],
  ['spur', MATTE_LIMITS.spur, 'juts out'],
  ['leftover', MATTE_LIMITS.leftover, 'hair left out'],
  ['outside', MATTE_LIMITS.outside, 'beyond the person'],
]

describe('each fault of a matte has its limit', () => {
  it.each(LIMITS)('%s at most %d', (measure, limit, fault) => {
    expect(faultsOf({ [measure]: limit - LITTLE })).toEqual([])
    expect(faultsOf({ [measure]: limit })).toEqual([])
    expect(faultsOf({ [measure]: limit + LITTLE })).toEqual([fault])
  })
  it('of what is repainted 0.3 % may lie beyond the person', () => expect(MATTE_LIMITS.outside).toBe(0.003))
  it('too little hair', () => {
    expect(faultsOf({ area: MATTE_LIMITS.area })).toEqual([])
    expect(faultsOf({ area: MATTE_LIMITS.area - LITTLE })).toEqual(['no hair'])
  })
  it('too low a score', () => {
    expect(faultsOf({}, MATTE_LIMITS.score)).toEqual([])
    expect(faultsOf({}, MATTE_LIMITS.score - LITTLE)).toEqual(['unsure'])
  })
})

describe('a sure network', () => {
  it.each(['throat', 'spur', 'leftover'] as const)('is believed about %s', (measure) => {
    expect(faultsOf({ [measure]: 1 }, sure)).toEqual([])
  })
  it.each([
    ['odd', 'hair of two colours', 'foreign colours'],
    ['skin', 'blonde hair beside the forehead', 'took the forehead'],
  ] as const)('is believed further about %s (%s), up to a limit', (measure, _what, fault) => {
    expect(faultsOf({ [measure]: MATTE_LIMITS[measure] }, sure)).toEqual([])
    expect(faultsOf({ [measure]: MATTE_LIMITS[measure] + LITTLE }, sure)).toEqual([fault])
  })
  it.each(['leak', 'odd', 'skin', 'outside'] as const)('is not believed about %s', (measure) => {
    expect(faultsOf({ [measure]: 1 }, sure)).toHaveLength(1)
  })
})
