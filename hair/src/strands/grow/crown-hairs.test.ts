import { describe, expect, it } from 'vitest'
import { hairsOf, PARTED_STYLES } from '../../../test/straight-head.ts'
import { crownHairs } from './crown-hairs.ts'

describe.each(PARTED_STYLES)('of %s', (style) => {
  const { head, hairs, width, groom } = hairsOf(crownHairs, style)
  it('some short hairs stand off the crown, most of them hardly: without any its outline is ruled', () => {
    const over = hairs.map(([root, ...rest]) => {
      const grown = { ...root, nx: 0, ny: 1, nz: 0, zone: 1, growth: 1 }
      return Math.max(...rest.map(({ off }) => off)) - groom.shell(grown, head)
    })
    expect(hairs.length).toBeGreaterThan(100)
    expect(over.filter((units) => units > 0.5).length).toBeGreaterThan(5)
    expect(over.filter((units) => units > 0.5).length / over.length).toBeLessThan(0.35)
    expect(Math.max(...over)).toBeLessThan(2)
  })
  it('none is seen as a scratch before other hair, and none below the temples', () => {
    for (const hair of hairs) {
      expect(Math.abs(hair[0].facing)).toBeLessThan(0.55)
      expect(hair[0].y).toBeGreaterThan(0.3 * head.top)
    }
  })
  it('each comes out of the scalp, is finer than the others, and never within the head', () => {
    for (const hair of hairs) {
      expect(Math.abs(hair[0].off)).toBeLessThan(0.2)
      expect(Math.min(...hair.map(({ off }) => off))).toBeGreaterThan(-0.4)
    }
    expect(Math.max(...width)).toBeLessThan(0.8 * groom.width)
  })
})

it('a small picture has fewer and wider ones', () => {
  const [image, sketch] = [hairsOf(crownHairs, 'long_lisse'), hairsOf(crownHairs, 'long_lisse', 0.2)]
  expect(sketch.hairs.length / image.hairs.length).toBeCloseTo(0.2, 1)
  expect(sketch.width[0]).toBeGreaterThan(3 * image.width[0])
})
