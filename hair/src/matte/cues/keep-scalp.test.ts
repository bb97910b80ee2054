import { describe, expect, it } from 'vitest'
import { plainScene } from '../../../test/plain-scene.ts'
import { keepScalp } from './keep-scalp.ts'

const W = 100
const H = 101
interface Place {
  head: number
  v: number
}
const SCALP: Place = { head: 1, v: 0 }
const SHOULDER: Place = { head: 1.5, v: -0.9 }
const WALL: Place = { head: 1.7, v: 0.5 }

/** How many pixels are left of a block of hair `across` × `down` pixels at a place. */
function left(across: number, down: number, { head, v }: Place): number {
  const s = plainScene(W, H, 30)
  s.head.fill(head)
  s.v.fill(v)
  const hair = Uint8Array.from({ length: s.n }, (_, i) => (i % W < across && i < down * W ? 1 : 0))
  keepScalp(hair, s)
  return hair.reduce((sum, is) => sum + is, 0)
}

describe('hair grows from the scalp', () => {
  it('of what lies there 26 pixels stay, 25 are a speck', () => {
    expect(left(13, 2, SCALP)).toBe(26)
    expect(left(5, 5, SCALP)).toBe(0)
  })
  it('lengths that hang apart from it stay where they are large and near the head', () => {
    expect(left(41, 1, SHOULDER)).toBe(41)
    expect(left(40, 1, SHOULDER)).toBe(0)
  })
  it('what is far from the head goes, however large', () => expect(left(60, 60, WALL)).toBe(0))
})

describe('pin holes are closed', () => {
  /** Hair everywhere but for a hole of so many pixels in a row; how many pixels are none. */
  function bare(hole: number): number {
    const s = plainScene(W, H, 30)
    s.head.fill(1)
    const hair = Uint8Array.from({ length: s.n }, (_, i) => (i >= 5050 && i < 5050 + hole ? 0 : 1))
    keepScalp(hair, s)
    return hair.reduce((sum, is) => sum + 1 - is, 0)
  }
  it('up to six of ten thousand pixels; a larger one is an ear or the wall', () => {
    expect(bare(6)).toBe(0)
    expect(bare(7)).toBe(7)
  })
})

it('what touches at corners only does not hang together', () => {
  const s = plainScene(W, H, 30)
  s.head.fill(1.7)
  s.head.fill(1, 0, 10 * W)
  const hair = new Uint8Array(s.n)
  for (let y = 0; y < 20; y++) for (let x = 0; x < 20; x++) if (x < 10 === y < 10) hair[y * W + x] = 1
  keepScalp(hair, s)
  expect([hair[5 * W + 5], hair[15 * W + 15]]).toEqual([1, 0])
})
