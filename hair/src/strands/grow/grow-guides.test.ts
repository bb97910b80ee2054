import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { PARTED_STYLES } from '../../../test/straight-head.ts'
import { random } from '../../pixels/random.ts'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import { toHead } from '../head/head-axes.ts'
import type { Growing } from './groom.ts'
import { growGuides } from './grow-guides.ts'
import { evenRoots } from './scatter-roots.ts'
import { spaceNoise } from './space-noise.ts'

const head = await drawnHead()

/** Farther out than hair grows: as if it began lower on the forehead, so many units above the eyes. */
const LOW = { growth: -1.5, above: 5 } as const
/** The zones of hair that is parted. */
const SIDES: Record<number, number> = { 1: 1, 2: -1 }

/** Where hair of the front of a head ends, to the side that it is combed to. */
function tipsOf(style: string, seed: number): number[] {
  const groom = groomOfStyle(style, seed)
  if (!groom) throw new Error(`${style} is not grown`)
  const growing: Growing = { head, groom, next: random(seed), noise: spaceNoise(seed) }
  const roots = evenRoots(growing, 1500, LOW.growth).filter(
    ({ y, z, zone }) => y > head.eyes + LOW.above && z > 3 && SIDES[zone],
  )
  const { points, at } = growGuides(growing, roots)
  const h = Float64Array.of(0, 0, 0)
  return roots.map(({ zone }, i) => {
    const tip = (i * points + points - 1) * 3
    toHead(head, at[tip], at[tip + 1], at[tip + 2], h)
    return h[0] * (SIDES[zone] ?? 0)
  })
}

describe.each(PARTED_STYLES)('hair of a %s that begins low on the forehead', (style) => {
  it.each([1, 2, 3])(
    'ends on the side that it is combed to: what lies between two that part would fall before the face (seed %i)',
    (seed) => {
      const tips = tipsOf(style, seed)
      expect(tips.length).toBeGreaterThan(50)
      expect(Math.min(...tips)).toBeGreaterThan(0)
    },
  )
})
