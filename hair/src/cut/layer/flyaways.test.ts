import { describe, expect, it } from 'vitest'
import { blur } from '../../pixels/blur.ts'
import { FLYAWAYS, FRINGE, flyaways } from './flyaways.ts'
import { strandFlow } from './strand-flow.ts'

const [w, h] = [240, 240]
const frame = { cx: 120, cy: 120, ux: 1, uy: 0, vx: 0, vy: -1, s: 120, width: 0.8, nose: 0 }
const reach = (i: number) => Math.hypot((i % w) - 120, ((i / w) | 0) - 120)
/** A disc of hair around the head, with an edge a few pixels soft. */
function disc(radius: number, light: (i: number) => number = () => 0) {
  const sharp = Float32Array.from({ length: w * h }, (_, i) => (reach(i) < radius ? 1 : 0))
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) lab[i * 3] = light(i)
  const layer = { w, h, alpha: blur(sharp, w, h, 2), lab }
  return { layer, body: blur(sharp, w, h, 6), flow: null }
}
const hairs = (radius: number, amount: number) => flyaways(disc(radius), frame, [[FLYAWAYS, amount]]).cover
const sum = (plane: Float32Array) => plane.reduce((all, v) => all + v, 0)

describe('single hairs', () => {
  const some = hairs(85, 1)
  it('cover a little of a pixel, never half of it where one is alone', () => {
    expect(Math.min(...some)).toBe(0)
    expect(Math.max(...hairs(85, 0.05))).toBeGreaterThan(0.03)
    expect(Math.max(...hairs(85, 0.05))).toBeLessThan(0.46)
  })
  it('cover less of a pixel where a face is small', () => {
    const cover = (s: number) => Math.max(...flyaways(disc(110), { ...frame, s }, [[FLYAWAYS, 1]]).cover)
    expect(cover(50)).toBeLessThan(0.5 * cover(170))
  })
  it('leave the outline and stay near it', () => {
    some.forEach((v, i) => {
      if (v > 0) expect(Math.abs(reach(i) - 85)).toBeLessThan(0.21 * 120 + 8)
    })
    const beyond = some.filter((_, i) => reach(i) > 86)
    expect(sum(beyond)).toBeGreaterThan(0.1 * sum(some))
  })
  it('are more where more are asked for, none where none are', () => {
    expect(sum(hairs(85, 0.3))).toBeLessThan(0.5 * sum(some))
    expect(sum(hairs(85, 0))).toBe(0)
  })
  it('do not grow along her face', () => expect(sum(hairs(40, 1))).toBe(0))
  it('are the same in the same picture', () => expect(hairs(85, 1)).toEqual(some))
  it('have the colour of the hair that they leave', () => {
    const { cover, lab } = flyaways(
      disc(85, (i) => (i % w < 120 ? 0.2 : 0.8)),
      frame,
      [[FLYAWAYS, 1]],
    )
    for (let i = 0; i < w * h; i++) {
      if (cover[i] < 0.02 || Math.abs((i % w) - 120) < 40) continue
      expect(lab[i * 3]).toBeCloseTo(i % w < 120 ? 0.2 : 0.8)
    }
  })
  it('leave strands that run along the outline, not such as end there, nor coils', () => {
    const fringe = (light: (i: number) => number) => {
      const outlined = disc(85, light)
      return sum(
        flyaways({ ...outlined, flow: strandFlow(outlined.layer, frame.s) }, frame, [[FRINGE, 1]]).cover,
      )
    }
    const along = fringe((i) => 0.5 + 0.2 * Math.sin(reach(i)))
    const across = fringe((i) => 0.5 + 0.2 * Math.sin(85 * Math.atan2(((i / w) | 0) - 120, (i % w) - 120)))
    const coiled = fringe((i) => 0.5 + 0.2 * Math.sin(i % w) * Math.sin((i / w) | 0))
    expect(across).toBeLessThan(0.1 * along)
    expect(coiled).toBeLessThan(0.1 * along)
  })
})
