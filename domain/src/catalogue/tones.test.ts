import { describe, expect, it } from 'vitest'
import { BASE_STYLE_IDS, BASE_STYLES, isBaseStyleId } from './base-styles.ts'
import { isTone, readTone } from './tones.ts'

describe('a tone, as a colourist writes it', () => {
  it.each([
    { code: '1.0', depth: 1, reflects: '0' },
    { code: '7.44', depth: 7, reflects: '44' },
    { code: '10.1', depth: 10, reflects: '1' },
  ])('$code is depth $depth and reflects $reflects', ({ code, depth, reflects }) => {
    expect(readTone(code)).toEqual({ depth, reflects })
  })

  it.each(['0.1', '11.0', '7', '7.', '.4', '7.444', '07.4', '7,4', ' 7.4', '7.4 ', '7.4\n', ''])(
    '%j is none, and is said to be none',
    (code) => {
      expect(isTone(code)).toBe(false)
      expect(() => readTone(code)).toThrow(RangeError)
    },
  )
})

describe('the base styles', () => {
  it('each suggest a tone that exists', () => {
    expect(BASE_STYLE_IDS.filter((id) => !isTone(BASE_STYLES[id].tone))).toEqual([])
  })

  it.each(['pixie_2', '', '__proto__', 'constructor', 'toString'])('%j is not one of them', (id) => {
    expect(isBaseStyleId(id)).toBe(false)
  })
})
