import { describe, expect, it } from 'vitest'
import { plainNear } from '../../../../test/plain-near.ts'
import { wispsOf } from './wisps.ts'

/** Which share of a line, columns 40 to 50 of row 60, is taken for hair; hair ends in column 40. */
function taken(isDark: (x: number, y: number) => boolean, dark?: number): number {
  const wisps = wispsOf(plainNear({ isDark, dark }))
  return wisps.subarray(60 * 240 + 41, 60 * 240 + 46).reduce((sum, is) => sum + is, 0) / 5
}

describe('beside her hair', () => {
  it('a thin dark line that ends soon may be a hair', () =>
    expect(taken((x, y) => y === 60 && x < 50)).toBe(1))
  it('however faint', () => expect(taken((x, y) => y === 60 && x < 50, 0.68)).toBe(1))
  it('the edge of a shelf goes on, and stays', () => expect(taken((x, y) => y === 60 && x < 200)).toBe(0))
  it('a plank is too broad for one', () => expect(taken((x, y) => Math.abs(y - 60) < 8 && x < 50)).toBe(0))
  it('nothing before a bare wall', () => expect(taken(() => false)).toBe(0))
})
