import { describe, expect, it } from 'vitest'
import { hairsOf, PARTED_STYLES } from '../../../test/straight-head.ts'
import { partHairs } from './part-hairs.ts'

const alongPart: Parameters<typeof hairsOf>[0] = (head, groom, size) => {
  const { part } = groom
  if (!part) throw new Error('Expected a groom with a part')
  return partHairs(head, { ...groom, part }, size)
}

describe.each(PARTED_STYLES)('of %s', (style) => {
  const { hairs, width, groom } = hairsOf(alongPart, style)
  const aside = ({ x, z }: { x: number; z: number }) => x - (groom.part?.(z) ?? 0)

  it('single hairs grow beside the part and nowhere else', () => {
    expect(hairs.length).toBeGreaterThan(60)
    for (const [root] of hairs) expect(Math.abs(aside(root))).toBeLessThan(0.35)
    for (const side of [-1, 1])
      expect(hairs.filter(([root]) => aside(root) * side > 0).length).toBeGreaterThan(0.3 * hairs.length)
  })
  it('they leave it at all angles, some along it: at one angle they are the stitches of a seam', () => {
    const ways = hairs.map((hair) => {
      const [root, tip] = [hair[0], hair[8]]
      return Math.abs(tip.z - root.z) / Math.max(1e-3, Math.abs(aside(tip) - aside(root)))
    })
    expect(ways.filter((way) => way > 1).length / ways.length).toBeGreaterThan(0.25)
    expect(ways.filter((way) => way < 0.5).length / ways.length).toBeGreaterThan(0.1)
  })
  it('they are fine, lie on the skin, and begin behind the hairline', () => {
    expect(Math.max(...width)).toBeLessThan(0.8 * groom.width)
    const heights = hairs.flat().map(({ off }) => off)
    expect(Math.max(...heights)).toBeLessThan(0.5)
    expect(Math.min(...hairs.map(([root]) => root.behind))).toBeGreaterThan(-0.5)
  })
})

it('a small picture has fewer and wider ones', () => {
  const [image, sketch] = [hairsOf(alongPart, 'long_lisse'), hairsOf(alongPart, 'long_lisse', 0.2)]
  expect(sketch.hairs.length / image.hairs.length).toBeCloseTo(0.2, 1)
  expect(sketch.width[0]).toBeGreaterThan(2 * image.width[0])
})
