import { describe, expect, it } from 'vitest'
import { isOfferedTone, OFFERED_TONES } from './offered-tones.ts'
import { isTone, readTone } from './tones.ts'

describe('the tones she may choose among', () => {
  it('are ten, all written as a colourist writes them, each once', () => {
    expect(OFFERED_TONES.filter((tone) => !isTone(tone))).toEqual([])
    expect(new Set(OFFERED_TONES).size).toBe(10)
  })
  it('go from dark to light', () => {
    const depths = OFFERED_TONES.map((tone) => readTone(tone).depth)
    expect(depths).toEqual([...depths].sort((one, other) => one - other))
  })
  it.each([
    { code: '1.0', is: true },
    { code: '10.1', is: true },
    { code: '10.2', is: false },
    { code: '', is: false },
    { code: 'length', is: false },
  ])('$code is one of them: $is', ({ code, is }) => expect(isOfferedTone(code)).toBe(is))
})
