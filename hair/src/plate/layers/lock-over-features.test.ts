import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { LAYER } from './layout.ts'
import { lockOverFeatures } from './lock-over-features.ts'

const SIZE = { w: 200, h: 100 }
/** One face height, pixels. */
const S = 200
const ROW = 50

/** A lock from the left edge to a column, and a brow from 60 to 100 in the middle rows. */
function lockTo(column: number) {
  const at = plainReduced(SIZE, LAYER.face)
  const brow = new Float32Array(at.n)
  for (let o = 0; o < at.n; o++) {
    const [x, y] = [o % SIZE.w, (o / SIZE.w) | 0]
    at.alpha[o] = x < column ? 1 : 0
    if (x >= 60 && x < 100 && Math.abs(y - ROW) < 8) brow[o] = 1
  }
  const lock = lockOverFeatures(at, brow, S)
  return lock && ((plane: 'around' | 'shade', x: number) => lock[plane][ROW * SIZE.w + x])
}

describe('a lock that lies over a brow', () => {
  it('is told from one that ends beside it, where features are spared as ever', () => {
    expect(lockTo(60)).toBeNull()
    expect(lockTo(64)).not.toBeNull()
  })
  it('has its shade beside it, which ends on the brow', () => {
    const lock = lockTo(70)
    expect(lock?.('shade', 66)).toBeGreaterThan(0.95)
    expect(lock?.('shade', 74)).toBeGreaterThan(0.5)
    expect(lock?.('shade', 95)).toBeLessThan(0.01)
  })
  it('spares nothing around, but features far from it', () => {
    const lock = lockTo(70)
    expect(lock?.('around', 80)).toBeGreaterThan(0.8)
    expect(lock?.('around', 130)).toBe(0)
  })
})
