import { describe, expect, it } from 'vitest'
import { hairsOf } from '../../../test/straight-head.ts'
import { babyHairs } from './baby-hairs.ts'

describe('baby hairs', () => {
  const { hairs, width, groom } = hairsOf(babyHairs, 'chignon_haut')
  const ways = hairs.map((hair) => ({ root: hair[0], tip: hair[hair.length - 1] }))
  it('are some hundred along the hairline, and none grows on the crown or behind an ear', () => {
    expect(hairs.length).toBeGreaterThan(60)
    expect(hairs.length).toBeLessThan(600)
    for (const { root } of ways) {
      expect(root.behind).toBeLessThan(2)
      expect(root.z).toBeGreaterThan(0.9)
    }
  })
  it('no comb holds: some fall onto the forehead, and most do not', () => {
    const fallen = ways.filter(({ root, tip }) => tip.behind < root.behind - 0.15)
    expect(fallen.length / ways.length).toBeGreaterThan(0.1)
    expect(fallen.length / ways.length).toBeLessThan(0.7)
  })
  it('are too short to be tied, and no scribble on a forehead', () => {
    const far = ways.map(({ root, tip }) => Math.hypot(tip.x - root.x, tip.y - root.y, tip.z - root.z))
    expect(Math.max(...far)).toBeLessThan(2.3)
    expect(far.filter((units) => units < 1).length / far.length).toBeGreaterThan(0.6)
    expect(Math.min(...hairs.flat().map(({ behind }) => behind))).toBeGreaterThan(-3)
  })
  it('are finer than all other hair, and lie on the skin', () => {
    expect(Math.max(...width)).toBeLessThan(0.75 * groom.width)
    const heights = hairs.flat().map(({ off }) => off)
    expect(Math.max(...heights)).toBeLessThan(0.6)
    expect(Math.min(...heights)).toBeGreaterThan(-0.4)
  })
})
