import { describe, expect, it } from 'vitest'
import { plainNear } from '../../../../test/plain-near.ts'
import { hazeOf } from './haze.ts'

/** Whether the backdrop right beside hair, which ends in column 40, is taken for mixed with it in row 60. */
const hazed = (isDark: (x: number, y: number) => boolean, dark: number) =>
  hazeOf(plainNear({ isDark, dark }))[60 * 240 + 44] === 1

describe('beside her hair', () => {
  it('what is a little darker than all of the wall beyond may be fine hair before it', () =>
    expect(hazed((x) => x < 47, 0.6)).toBe(true))
  it('a dark screen that is seen beyond too stays', () => expect(hazed((x) => x < 90, 0.2)).toBe(false))
  it('so does a lamp: it is no darker', () => expect(hazed((x) => x < 47, 0.95)).toBe(false))
  it('and a wall', () => expect(hazed(() => false, 0.2)).toBe(false))
})
