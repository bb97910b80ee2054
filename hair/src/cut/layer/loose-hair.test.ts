import { describe, expect, it } from 'vitest'
import { looseHair } from './loose-hair.ts'

const [w, h, S] = [240, 240, 160]
const [WALL, HAIR] = [0.8, 0.2]
/** Hair at the left up to this column, before a wall. */
const EDGE = 80
/** A picture with things drawn on the wall, of whose pixels `at` says the share of hair. */
function found(at: (x: number, y: number) => number, isOpen: (x: number) => boolean = () => true) {
  const lab = new Float32Array(w * h * 3)
  const alpha = new Float32Array(w * h)
  const isBackground = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0]
    alpha[i] = x < EDGE ? 1 : 0
    isBackground[i] = isOpen(x) ? 1 : 0
    const share = x < EDGE ? 1 : at(x, y)
    lab[i * 3] = WALL + share * (HAIR - WALL)
  }
  return looseHair({ w, h, lab, alpha, isBackground }, S)
}
const hair = (length: number) => (x: number, y: number) => (y === 120 && x < EDGE + length ? 0.4 : 0)
const at = (plane: Float32Array, x: number, y: number) => plane[y * w + x]

describe('loose hair', () => {
  it('is a thin line that leaves her hair, by as much as it covers', () => {
    const { alpha, ground } = found(hair(12))
    expect(at(alpha, EDGE + 4, 120)).toBeGreaterThan(0.25)
    expect(at(alpha, EDGE + 4, 120)).toBeLessThan(0.5)
    expect(at(alpha, EDGE + 4, 110)).toBe(0)
    expect(at(ground[0], EDGE + 4, 120)).toBeCloseTo(WALL, 1)
  })
  it('is none where there is none, nor on her hair', () => {
    expect(Math.max(...found(() => 0).alpha)).toBe(0)
    expect(at(found(hair(12)).alpha, EDGE - 4, 120)).toBe(0)
  })
  it('is no line of the wall that goes on', () => {
    expect(Math.max(...found(hair(140)).alpha)).toBe(0)
  })
  it('is nothing that does not hang together with her hair', () => {
    expect(Math.max(...found((x, y) => (y === 120 && x > EDGE + 6 && x < EDGE + 12 ? 0.4 : 0)).alpha)).toBe(0)
  })
  it('is nothing broad', () => {
    const broad = found((x, y) => (Math.abs(y - 120) < 10 && x < EDGE + 12 ? 0.4 : 0))
    expect(at(broad.alpha, EDGE + 4, 120)).toBeLessThan(0.1)
  })
  it('is not told before leaves', () => {
    const leaves = (x: number, y: number) => ((x * 7 + y * 13) % 11 < 2 ? 0.5 : 0)
    expect(Math.max(...found((x, y) => Math.max(leaves(x, y), hair(12)(x, y))).alpha)).toBe(0)
  })
  it('is looked for before the backdrop alone', () => {
    expect(Math.max(...found(hair(12), (x) => x > EDGE + 30).alpha)).toBe(0)
  })
})
