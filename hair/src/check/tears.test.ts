import { describe, expect, it } from 'vitest'
import { tears } from './tears.ts'

const [W, H] = [240, 200]
/** A soft slope from corner to corner, changed by `change`. */
function slope(change: (y: number, x: number) => number) {
  const data = new Uint8Array(W * H * 3)
  for (let i = 0; i < data.length; i++) {
    const x = Math.floor(i / 3) % W
    const y = Math.floor(i / 3 / W)
    data[i] = Math.max(0, Math.min(255, 60 + x / 4 + y / 10 + change(y, x)))
  }
  return { w: W, h: H, data }
}

describe('a picture with wrong bits is torn along rows', () => {
  it('a whole picture has no tear', () => expect(tears(slope(() => 0))).toBe(0))
  it('each jump of the whole width is one', () =>
    expect(tears(slope((y) => (y < 80 ? 0 : y < 120 ? 40 : -30)))).toBe(2))
  it('a jump of less than a tenth of the range is none', () => {
    expect(tears(slope((y) => (y < 80 ? 0 : 9)))).toBe(0)
    expect(tears(slope((y) => (y < 80 ? 0 : 12)))).toBe(1)
  })
  it('an edge behind somebody, half the width, is none', () =>
    expect(tears(slope((y, x) => (y > 80 && x < W / 2 ? 40 : 0)))).toBe(0))
  it('black bars above and below are none', () =>
    expect(tears(slope((y) => (y < 40 || y > 160 ? -255 : 0)))).toBe(0))
})
