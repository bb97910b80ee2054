import { describe, expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { locksOver } from './locks-over.ts'

const head = straightHead(96, 96, 96)
const [w, h] = [96, 96]

/** Hair that hangs in locks of six pixels, denser on them than between: from a row on, as dense as told. */
function layerOf(onLock: number, between: number) {
  const alpha = new Float32Array(w * h)
  const lab = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const isLock = ((x / 6) | 0) % 2 === 0
      alpha[i] = y < 30 ? 1 : isLock ? onLock : between
      lab[i * 3] = 0.3 + 0.2 * Math.sin(x * 1.3)
    }
  return { w, h, alpha, lab }
}

const small = { ...head, w, h, unit: 8, frame: { ...head.frame, s: 140 } }

describe('over skin', () => {
  it('a lock is told from the gap beside it', () => {
    const lockAt = locksOver(layerOf(0.9, 0.3), small)
    expect(lockAt(50, 44)).toBeGreaterThan(0.5)
    expect(lockAt(56, 44)).toBeLessThan(-0.5)
  })
  it('a line at which all hair begins is none', () => {
    const lockAt = locksOver(layerOf(0.2, 0.2), small)
    for (const x of [48, 50, 53, 56]) expect(Math.abs(lockAt(x, 32))).toBeLessThan(0.4)
  })
})
