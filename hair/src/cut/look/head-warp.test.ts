import { describe, expect, it } from 'vitest'
import type { Face } from '../../face/face.ts'
import { OVAL } from '../../face/face.ts'
import { headWarp } from './head-warp.ts'

const size = { w: 960, h: 1280 }
/** An upright face of 300 pixels height in the middle, its nose that far to the right, in face heights. */
function drawnFace(nose: number, scale = 1): Face {
  const points = new Float32Array(468 * 3)
  const put = (i: number, u: number, v: number) => {
    points[i * 3] = 480 + u * 300 * scale
    points[i * 3 + 1] = 500 - v * 300 * scale
  }
  for (const [i, u, v] of [
    [105, -0.2, 0.2],
    [334, 0.2, 0.2],
    [9, 0, 0.15],
    [70, -0.3, 0.18],
    [300, 0.3, 0.18],
    [1, nose, -0.1],
  ])
    put(i, u, v)
  OVAL.forEach((point, k) => {
    const angle = (2 * Math.PI * k) / OVAL.length
    put(point, 0.42 * Math.sin(angle), 0.5 * Math.cos(angle))
  })
  const pose = { yaw: 0, pitch: 0, roll: 0 }
  return { points, count: 468, pose, box: [354, 350, 252, 300], certainty: 1 }
}

describe('two heads are laid over each other', () => {
  it('a head lies on itself', () => {
    const warp = headWarp(drawnFace(0.05), drawnFace(0.05), size)
    for (const [x, y] of [
      [480, 500],
      [480, 240],
      [250, 700],
      [700, 1100],
    ]) {
      const [sx, sy] = warp(x, y)
      expect(Math.hypot(sx - x, sy - y)).toBeLessThan(2)
    }
  })
  it('a larger head takes its hair from a smaller one', () => {
    const [, top] = headWarp(drawnFace(0), drawnFace(0, 0.5), size)(480, 500 - 0.85 * 300)
    expect(top).toBeCloseTo(500 - 0.85 * 150, -1)
  })
  it('when she turns to the right the back of her head swings to the left', () => {
    const still = headWarp(drawnFace(0), drawnFace(0), size)(480, 245)
    const turned = headWarp(drawnFace(0.12), drawnFace(0), size)(480, 245)
    expect(turned[0] - still[0]).toBeGreaterThan(6)
  })
  it('what hangs on the shoulders swings less than the face', () => {
    const shift = (y: number) => headWarp(drawnFace(0.12), drawnFace(0), size)(250, y)[0] - 250
    expect(Math.abs(shift(1000))).toBeLessThan(0.12 * 300)
  })
})
