import { describe, expect, it } from 'vitest'
import { blur } from '../../pixels/blur.ts'
import { flyaways } from './flyaways.ts'

const [w, h] = [240, 240]
const frame = { cx: 120, cy: 120, ux: 1, uy: 0, vx: 0, vy: -1, s: 120, width: 0.8, nose: 0 }
/** A disc of hair around the head, with an edge a few pixels soft. */
function disc(radius: number) {
  const sharp = Float32Array.from({ length: w * h }, (_, i) =>
    Math.hypot((i % w) - 120, ((i / w) | 0) - 120) < radius ? 1 : 0,
  )
  const alpha = blur(sharp, w, h, 2)
  return { layer: { w, h, alpha, lab: new Float32Array(w * h * 3) }, body: blur(sharp, w, h, 6) }
}
const hairs = (radius: number, amount: number) => flyaways(disc(radius), frame, amount)
const sum = (plane: Float32Array) => plane.reduce((all, v) => all + v, 0)

describe('single hairs', () => {
  const some = hairs(85, 1)
  it('cover a little of a pixel, never half of it', () => {
    expect(Math.min(...some)).toBe(0)
    expect(Math.max(...some)).toBeGreaterThan(0.1)
    expect(Math.max(...some)).toBeLessThan(0.46)
  })
  it('leave the outline and stay near it', () => {
    some.forEach((v, i) => {
      if (v > 0)
        expect(Math.abs(Math.hypot((i % w) - 120, ((i / w) | 0) - 120) - 85)).toBeLessThan(0.21 * 120 + 8)
    })
    const beyond = some.filter((_, i) => Math.hypot((i % w) - 120, ((i / w) | 0) - 120) > 86)
    expect(sum(beyond)).toBeGreaterThan(0.1 * sum(some))
  })
  it('are more where more are asked for, none where none are', () => {
    expect(sum(hairs(85, 0.3))).toBeLessThan(0.5 * sum(some))
    expect(sum(hairs(85, 0))).toBe(0)
  })
  it('do not grow along her face', () => expect(sum(hairs(40, 1))).toBe(0))
  it('are the same in the same picture', () => expect(hairs(85, 1)).toEqual(some))
})
