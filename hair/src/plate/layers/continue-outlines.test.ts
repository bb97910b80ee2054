import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainMasks } from '../../../test/plain-layers.ts'
import { CELLS } from '../../ground/read-ground.ts'
import { BACKGROUND, CLOTHES, SKIN } from '../../matte/masks.ts'
import { continueOutlines } from './continue-outlines.ts'

const SIZE = { w: 60, h: 80 }
const n = SIZE.w * SIZE.h
const face = ovalFace(30, 18, 20)
/** Hair hides these columns from the eyes down. */
const isHidden = (x: number, y: number) => x >= 22 && x < 38 && y > 20
const SHOULDER = 50

/** Clothes below a row where they are seen; behind the hair the network says so many shares of the three. */
function continued(ground: readonly [number, number, number], top: (x: number) => number = () => SHOULDER) {
  const masks = plainMasks(SIZE, BACKGROUND)
  const seen = new Uint8Array(n)
  for (let i = 0; i < n; i++) {
    const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
    const isClothed = y >= top(x)
    masks.shares[BACKGROUND][i] = isClothed ? 0 : 1
    masks.shares[CLOTHES][i] = isClothed ? 1 : 0
    seen[i] = isHidden(x, y) ? 0 : 1
  }
  const cells = ground.map((share) => new Float32Array(CELLS.w * CELLS.h).fill(share))
  return continueOutlines({ ground: cells, masks, seen, face })
}
/** Row where clothes begin in a column. */
function crossing([, , clothes]: readonly Float32Array[], x: number): number {
  for (let y = 1; y < SIZE.h; y++) {
    const [above, below] = [clothes[(y - 1) * SIZE.w + x], clothes[y * SIZE.w + x]]
    if (below >= 0.5) return y - 1 + (0.5 - above) / (below - above)
  }
  return Number.NaN
}
const UNDECIDED = [0.5, 0, 0.5] as const

describe('what is seen beside the hair goes on behind it', () => {
  it('a shoulder without a step', () => {
    const planes = continued(UNDECIDED)
    const seen = crossing(planes, 10)
    expect(seen).toBeCloseTo(SHOULDER - 0.5, 1)
    for (let x = 18; x < 42; x++) expect(Math.abs(crossing(planes, x) - seen)).toBeLessThan(0.6)
  })
  it('and a slope as a slope', () => {
    const planes = continued(UNDECIDED, (x) => 40 + x / 3)
    for (let x = 18; x < 42; x++) expect(Math.abs(crossing(planes, x) - (39.5 + x / 3))).toBeLessThan(2.5)
  })
  it('what is seen stays, whatever the network says', () => {
    const [background, , clothes] = continued([0, 1, 0])
    expect(background[30 * SIZE.w + 5]).toBeCloseTo(1, 3)
    expect(clothes[70 * SIZE.w + 5]).toBeCloseTo(1, 3)
  })
})

describe('the network is heard', () => {
  it('the more the deeper a place is hidden', () => {
    const [, skin] = continued([0, 1, 0])
    const at = (x: number) => skin[40 * SIZE.w + x]
    expect(at(30)).toBeGreaterThan(0.4)
    expect(at(30)).toBeGreaterThan(at(25))
    expect(at(10)).toBeLessThan(0.01)
  })
  it('and the shares add up to 1', () => {
    const planes = continued([0.2, 0.5, 0.3])
    for (let i = 0; i < n; i += 7) expect(planes.reduce((sum, plane) => sum + plane[i], 0)).toBeCloseTo(1, 5)
  })
  it('of bare skin as of clothes', () => {
    const masks = plainMasks(SIZE, SKIN)
    const seen = Uint8Array.from({ length: n }, (_, i) => (isHidden(i % SIZE.w, (i / SIZE.w) | 0) ? 0 : 1))
    const cells = [0, 1, 0].map((share) => new Float32Array(CELLS.w * CELLS.h).fill(share))
    const [background, skin, clothes] = continueOutlines({ ground: cells, masks, seen, face })
    for (let i = 0; i < n; i += 11) {
      expect(skin[i]).toBeCloseTo(1, 5)
      expect(background[i]).toBeCloseTo(0, 5)
      expect(clothes[i]).toBeCloseTo(0, 5)
    }
  })
})
