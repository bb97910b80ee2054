import { describe, expect, it } from 'vitest'
import { hairsOf, PARTED_STYLES } from '../../../test/straight-head.ts'
import { edgeHairs } from './edge-hairs.ts'

describe.each(PARTED_STYLES)('of %s', (style) => {
  const { hairs, width, groom } = hairsOf(edgeHairs, style)
  it('first hairs grow along the hairline of the forehead and nowhere else', () => {
    expect(hairs.length).toBeGreaterThan(100)
    for (const [root] of hairs) {
      expect(root.behind).toBeLessThan(2)
      expect(root.z).toBeGreaterThan(1)
    }
  })
  it('some lie over the forehead, and most are too short to: a hairline fades', () => {
    const over = hairs.filter((hair) => (hair.at(-1)?.behind ?? 0) < -0.5)
    expect(over.length).toBeGreaterThan(10)
    expect(over.length / hairs.length).toBeLessThan(0.5)
    expect(Math.min(...hairs.flat().map(({ behind }) => behind))).toBeGreaterThan(-5)
  })
  it('they leave the end of a part open: it runs into the forehead', () => {
    const at = (from: number, to: number) =>
      hairs.filter(([{ x, z }]) => {
        const aside = Math.abs(x - (groom.part?.(z) ?? 0))
        return aside >= from && aside < to
      }).length
    expect(at(0, 0.1)).toBeLessThan(0.25 * at(0.5, 0.6))
  })
  it('they are fine, and lie on the skin', () => {
    expect(Math.max(...width)).toBeLessThan(0.9 * groom.width)
    const heights = hairs.flat().map(({ off }) => off)
    expect(Math.max(...heights)).toBeLessThan(0.8)
    expect(Math.min(...heights)).toBeGreaterThan(-0.4)
  })
})

it('a small picture has fewer and wider ones', () => {
  const [image, sketch] = [hairsOf(edgeHairs, 'long_lisse'), hairsOf(edgeHairs, 'long_lisse', 0.2)]
  expect(sketch.hairs.length / image.hairs.length).toBeCloseTo(0.2, 1)
  expect(sketch.width[0]).toBeGreaterThan(2 * image.width[0])
})

it('hair that is swept back has more of them, since nothing falls over its line', () => {
  const combedBack: typeof edgeHairs = (head, groom, size) => edgeHairs(head, { ...groom, swept: true }, size)
  const [falling, swept] = [hairsOf(edgeHairs, 'long_lisse'), hairsOf(combedBack, 'long_lisse')]
  expect(swept.hairs.length).toBeGreaterThan(1.8 * falling.hairs.length)
})

it('those of ringlets are short and bent: long and straight ones were threads on a forehead', () => {
  const [ringlets, smooth] = ['boucles_libres', 'long_lisse'].map((style) =>
    hairsOf(edgeHairs, style).hairs.map((hair) => {
      const steps = hair.slice(1).map((p, k) => Math.hypot(p.x - hair[k].x, p.y - hair[k].y, p.z - hair[k].z))
      const long = steps.reduce((sum, step) => sum + step, 0)
      const [from, to] = [hair[0], hair[hair.length - 1]]
      return { long, straight: Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) / long }
    }),
  )
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
  const longest = (hairs: typeof smooth) => Math.max(...hairs.map(({ long }) => long))
  expect(longest(ringlets)).toBeLessThan(0.75 * longest(smooth))
  const short = (hairs: typeof smooth) => hairs.filter(({ long }) => long > 0.8 && long < 2)
  expect(mean(short(ringlets).map((hair) => hair.straight))).toBeLessThan(
    mean(short(smooth).map((hair) => hair.straight)),
  )
})
