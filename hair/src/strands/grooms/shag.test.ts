import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { inHead } from '../../../test/in-head.ts'
import { random } from '../../pixels/random.ts'
import { growGuides } from '../grow/grow-guides.ts'
import { evenRoots } from '../grow/scatter-roots.ts'
import { spaceNoise } from '../grow/space-noise.ts'
import { groomOfStyle } from './groom-of-style.ts'

const head = await drawnHead()

/** Before an eye: units aside, from its inner corner to its outer one. */
const EYE = [1.2, 4.4] as const
/** As if hair began so low on the forehead, units above the eyes; see `growth`. */
const LOW = { growth: -2.5, above: 3.5 } as const

const shagOf = (seed: number) => {
  const groom = groomOfStyle('shag_boucle', seed)
  if (!groom) throw new Error('a shag is not grown')
  return groom
}

describe.each([1, 2, 3])('a shag (seed %i)', (seed) => {
  it('ends its fringe above the eyes, however low her hair begins', () => {
    const growing = { head, groom: shagOf(seed), next: random(seed), noise: spaceNoise(seed) }
    const fringe = evenRoots(growing, 1500, LOW.growth).filter(
      ({ y, zone }) => zone === 3 && y > head.eyes + LOW.above,
    )
    const { points, at } = growGuides(growing, fringe)
    const tips = inHead(head, at).filter((_, k) => k % points === points - 1)
    const before = tips.filter(([x, , z]) => Math.abs(x) > EYE[0] && Math.abs(x) < EYE[1] && z > 4)
    expect(before.length).toBeGreaterThan(30)
    expect(Math.min(...before.map(([, y]) => y))).toBeGreaterThan(head.eyes + 0.5)
  })
})
