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
