import { describe, expect, it } from 'vitest'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import type { Head } from '../head/head.ts'
import { skullDistance } from '../head/solids.ts'
import { crownHairs } from './crown-hairs.ts'

/** A head that looks straight into the camera, twenty pixels to a unit. */
const head = {
  ...{ x0: 480, y0: 600, unit: 20, w: 960, h: 1280, eyes: 2, chin: -9, top: 13 },
  axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
  skull: { side: 8, above: 9, front: 9, y: 4, z: -1 },
  frame: { cx: 480, cy: 600, ux: 1, uy: 0, vx: 0, vy: -1, s: 400, width: 0.8, nose: 0 },
  begins: new Float32Array(181).fill(0.3),
} as unknown as Head
const STYLES = ['carre_long_flou', 'carre_plongeant', 'degrade_volume', 'long_lisse', 'ondulations_soleil']
const POINTS = 24

/** Points of each hair, by how high they stand over the skull. */
function heights(style: string, density?: number) {
  const groom = groomOfStyle(style, 1)
  if (!groom) throw new Error(`${style} is not grown`)
  const { count, at, width } = crownHairs(head, groom, { seed: 1, density, points: POINTS })
  const n = new Float64Array(3)
  const hairs = Array.from({ length: count }, (_, i) =>
    Array.from({ length: POINTS }, (_, k) => {
      const [x, y, z] = at.subarray((i * POINTS + k) * 3)
      return { x, y, z, off: skullDistance(head, x, y, z, n), facing: n[2] }
    }),
  )
  return { hairs, width, groom }
}

describe.each(STYLES)('of %s', (style) => {
  const { hairs, width, groom } = heights(style)
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
  const [image, sketch] = [heights('long_lisse'), heights('long_lisse', 0.2)]
  expect(sketch.hairs.length / image.hairs.length).toBeCloseTo(0.2, 1)
  expect(sketch.width[0]).toBeGreaterThan(3 * image.width[0])
})
