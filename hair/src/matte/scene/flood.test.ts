import { describe, expect, it } from 'vitest'
import { flood, UNREACHED } from './flood.ts'

const w = 7
const open = new Uint8Array(w).fill(1)
const seeds = Uint8Array.from([1, 0, 0, 0, 0, 0, 0])
const toll = new Float32Array(w)

describe('a flood runs over soft ground and stops at edges', () => {
  it('reaches flat ground almost for nothing', () => {
    expect(flood({ seeds, open, toll, w })[6]).toBeCloseTo(0.06)
  })
  it('stays before a wall', () => {
    const wall = Float32Array.from([0, 0, 0, 100, 0, 0, 0])
    expect(flood({ seeds, open, toll: wall, w })[4]).toBe(UNREACHED)
  })
  it('never enters closed pixels', () => {
    const barred = Uint8Array.from([1, 1, 0, 1, 1, 1, 1])
    expect(flood({ seeds, open: barred, toll, w })[3]).toBe(UNREACHED)
  })
  it('is stopped by a slow drift to another colour', () => {
    const colour = Float32Array.from({ length: w * 3 }, (_, k) => (k % 3 === 0 ? k * 0.12 : 0))
    const drifting = flood({ seeds, open, toll, w }, { colour })
    expect(drifting[6]).toBe(UNREACHED)
  })
  it('ends on large flat ground, where equal paths meet by the thousand', () => {
    const n = 300 * 300
    const start = new Uint8Array(n)
    start[0] = 1
    const flat = flood({ seeds: start, open: new Uint8Array(n).fill(1), toll: new Float32Array(n), w: 300 })
    expect(flat[n - 1]).toBeCloseTo(5.98, 1)
  })
})
