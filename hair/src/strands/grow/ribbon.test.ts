import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { toCamera, toHead } from '../head/head-axes.ts'
import { neckAxis, skullDistance } from '../head/solids.ts'
import { alongAxis, keepOff, ribbonAt } from './ribbon.ts'

const head = await drawnHead()
const [h, n, out] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]

describe('a ringlet is a ribbon along the axis it turns around', () => {
  it('which is square to both vectors across its lock', () => {
    alongAxis(Float32Array.of(9, 9, 9, 1, 0, 0, 0, 0, 1), 3, 2, out)
    expect([...out].map(Math.abs)).toEqual([0, 2, 0])
  })
  it('begins as one hair at its root and narrows to its tip', () => {
    expect(ribbonAt(0, 1)).toBe(0)
    expect(ribbonAt(1, 1)).toBeLessThan(0.5 * ribbonAt(0.5, 1))
  })
  it('and differs from the next: all alike they are ropes', () => {
    const wide = Array.from({ length: 30 }, (_, lock) => ribbonAt(0.5, lock))
    expect(Math.max(...wide)).toBeGreaterThan(2 * Math.min(...wide))
  })
})

describe('a ringlet', () => {
  const STEP = 0.5
  const keepsOff = keepOff(head)
  it('is wound over the scalp, never through it: there it ended as a cut brush', () => {
    const points = [0, 1, 2, 3, 4].map((k) => {
      toCamera(head, 0, head.top - 0.4 * k, 1, out)
      return [...out]
    })
    const line = Float32Array.from(points.flat())
    keepsOff(line, STEP)
    for (let k = 1; k < 5; k++) {
      toHead(head, line[k * 3], line[k * 3 + 1], line[k * 3 + 2], h)
      expect(skullDistance(head, h[0], h[1], h[2], n)).toBeGreaterThan(0.1)
    }
  })
  it('lies beside a neck, never in it, where it had no light', () => {
    const { x, z, top, radius } = neckAxis(head)
    const line = Float32Array.from([0, 1, 2].flatMap((k) => [x + 1, top - 3 - k * STEP, z + 1]))
    keepsOff(line, STEP)
    for (let k = 1; k < 3; k++)
      expect(Math.hypot(line[k * 3] - x, line[k * 3 + 2] - z)).toBeGreaterThan(radius)
  })
  it('begins where its root is', () => {
    const line = Float32Array.of(0, 0, 0, 0, 30, 0)
    keepsOff(line, STEP)
    expect([...line]).toEqual([0, 0, 0, 0, 30, 0])
  })
})
