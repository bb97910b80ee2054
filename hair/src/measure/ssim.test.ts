import { describe, expect, it } from 'vitest'
import type { Picture } from '../pixels/picture.ts'
import { ssim } from './ssim.ts'

const w = 32
const h = 24
const drawn = (grey: (x: number, y: number) => number): Picture => {
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < w * h; i++) data.fill(grey(i % w, (i / w) | 0), i * 3, i * 3 + 3)
  return { w, h, data }
}
const everywhere = new Uint8Array(w * h).fill(1)
const leftHalf = everywhere.map((_, i) => (i % w < w / 2 - 6 ? 1 : 0))
const board = (contrast: number) => drawn((x, y) => 120 + ((x + y) % 2 ? contrast : -contrast))

describe('structural similarity', () => {
  it('is 1 for the same picture', () => {
    expect(ssim(board(40), board(40), everywhere)).toBeCloseTo(1, 4)
  })
  it('of two flat greys knows only their light: (2ab + C1) / (a² + b² + C1)', () => {
    const [a, b] = [100, 150]
    const expected = (2 * a * b + 6.5025) / (a * a + b * b + 6.5025)
    expect(
      ssim(
        drawn(() => a),
        drawn(() => b),
        everywhere,
      ),
    ).toBeCloseTo(expected, 3)
  })
  it('is 0.8 at half the contrast: 2 · ½ / (1 + ¼)', () => {
    expect(ssim(board(80), board(40), everywhere)).toBeCloseTo(0.8, 2)
  })
  it('is about -1 for the negative', () => {
    expect(ssim(board(40), board(-40), everywhere)).toBeLessThan(-0.9)
  })
  it('does not see what it is not shown', () => {
    const half = drawn((x, y) => (x < w / 2 ? board(40).data[(y * w + x) * 3] : 0))
    expect(ssim(board(40), half, leftHalf)).toBeCloseTo(1, 4)
  })
})
