import { expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { random } from '../../pixels/random.ts'
import { evenRoots } from '../grow/scatter-roots.ts'
import { spaceNoise } from '../grow/space-noise.ts'
import { heightOf } from './combing.ts'
import { groomOfStyle } from './groom-of-style.ts'

const head = await drawnHead()

/** How high hair lies over the scalp between two heights (see `heightOf`), units, in order. */
function shellsOf(style: string, seed: number, [from, to]: readonly [number, number]): number[] {
  const groom = groomOfStyle(style, seed)
  if (!groom) throw new Error(`${style} is not grown`)
  return evenRoots({ head, groom, next: random(seed), noise: spaceNoise(seed) }, 1500, 0.5)
    .filter((root) => heightOf(root, head) > from && heightOf(root, head) < to)
    .map((root) => groom.shell(root, head))
    .sort((a, b) => a - b)
}

const ABOVE_EARS = [0.4, 0.7] as const
const CROWN = [0.85, 1.01] as const

it.each(['shag_boucle', 'boucles_libres'])(
  '%s lies at heights that differ by two units and more: at one height, its outline is a helmet',
  (style) => {
    for (const seed of [1, 2, 3]) {
      const heights = shellsOf(style, seed, ABOVE_EARS)
      const [low, high] = [0.1, 0.9].map((q) => heights[Math.floor(q * heights.length)])
      expect(high - low).toBeGreaterThan(2)
    }
  },
)

it('free curls lie flatter on the crown: as high as above the ears they are a box', () => {
  for (const seed of [1, 2, 3]) {
    const highest = ([from, to]: readonly [number, number]) =>
      shellsOf('boucles_libres', seed, [from, to]).at(-1) ?? 0
    expect(highest(CROWN)).toBeLessThan(0.8 * highest(ABOVE_EARS))
  }
})

it.each(['shag_boucle', 'boucles_libres'])(
  '%s hangs in ringlets of two dozen hairs and more: of fewer they are a mat, as wide as a finger they are ropes',
  (style) => {
    const groom = groomOfStyle(style, 1)
    expect((groom?.strands ?? 0) / (groom?.locks ?? 1)).toBeGreaterThan(24)
    expect(groom?.curl?.ribbon).toBeGreaterThan(0.2)
    expect(groom?.curl?.ribbon).toBeLessThan(0.4)
  },
)

it.each(['shag_boucle', 'boucles_libres'])(
  '%s is waved on the crown and tightens as it falls, in sizes that differ: all alike they are a knitted cap',
  (style) => {
    const curl = groomOfStyle(style, 1)?.curl
    expect(curl?.tightens).toBeGreaterThan(6)
    expect(curl?.differs).toBeGreaterThan(0.25)
  },
)

it('free curls are dense along the hairline: between few hairs a dark band is seen, as under a wig', () => {
  const groom = groomOfStyle('boucles_libres', 1)
  if (!groom) throw new Error('it is not grown')
  const roots = evenRoots({ head, groom, next: random(1), noise: spaceNoise(1) }, 3000, -0.3)
  const denser = (from: number, to: number) => {
    const here = roots.filter(
      ({ x, y, z, growth }) => growth > from && growth < to && z > 3 && y > 3 && Math.abs(x) > 4,
    )
    return here.reduce((sum, root) => sum + (groom.denser?.(root) ?? 0), 0) / here.length
  }
  expect(denser(-0.3, 0.8)).toBeGreaterThan(2)
  expect(denser(4, 9)).toBeLessThan(0.3)
})
