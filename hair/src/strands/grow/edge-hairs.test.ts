import { describe, expect, it } from 'vitest'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import type { Head } from '../head/head.ts'
import { behindLine } from '../head/scalp.ts'
import { skullDistance } from '../head/solids.ts'
import { edgeHairs } from './edge-hairs.ts'

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

/** Points of each hair, how high they stand over the skull, and how far behind the hairline. */
function hairsOf(style: string, density?: number) {
  const groom = groomOfStyle(style, 1)
  if (!groom) throw new Error(`${style} is not grown`)
  const { count, at, width } = edgeHairs(head, groom, { seed: 1, density, points: POINTS })
  const n = new Float64Array(3)
  const hairs = Array.from({ length: count }, (_, i) =>
    Array.from({ length: POINTS }, (_, k) => {
      const [x, y, z] = at.subarray((i * POINTS + k) * 3)
      const behind = behindLine(head, head.x0 + x * head.unit, head.y0 - y * head.unit)
      return { x, y, z, behind, off: skullDistance(head, x, y, z, n) }
    }),
  )
  return { hairs, width, groom }
}

describe.each(STYLES)('of %s', (style) => {
  const { hairs, width, groom } = hairsOf(style)
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
  it('they are fine, and lie on the skin', () => {
    expect(Math.max(...width)).toBeLessThan(0.9 * groom.width)
    const heights = hairs.flat().map(({ off }) => off)
    expect(Math.max(...heights)).toBeLessThan(0.8)
    expect(Math.min(...heights)).toBeGreaterThan(-0.4)
  })
})

it('a small picture has fewer and wider ones', () => {
  const [image, sketch] = [hairsOf('long_lisse'), hairsOf('long_lisse', 0.2)]
  expect(sketch.hairs.length / image.hairs.length).toBeCloseTo(0.2, 1)
  expect(sketch.width[0]).toBeGreaterThan(2 * image.width[0])
})
