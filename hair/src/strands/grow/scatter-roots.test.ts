import { expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { random } from '../../pixels/random.ts'
import type { Groom } from './groom.ts'
import { lockRoots } from './scatter-roots.ts'
import { spaceNoise } from './space-noise.ts'

const head = { ...straightHead(240, 300, 600), begins: new Float32Array(181).fill(0.4) }

/** How surely hair grows where locks begin, above the forehead and beside it, least first. */
function growths(more: Partial<Groom>) {
  const groom = { zone: () => 0, ...more } as unknown as Groom
  const roots = lockRoots({ head, groom, next: random(1), noise: spaceNoise(1) }, 4000)
  const of = (isFront: boolean) =>
    roots.flatMap(({ growth, y }) => (y > head.eyes + 4.5 === isFront ? [growth] : [])).sort((a, b) => a - b)
  return { front: of(true), sides: of(false) }
}

it('no braid begins at the very hairline above the forehead: it would be a cord before it, with skin behind', () => {
  const braids = growths({ plait: { radius: 0.24, pitch: 1.7 } })
  expect(braids.front.length).toBeGreaterThan(100)
  expect(braids.front[0]).toBeGreaterThan(0.4)
  expect(braids.sides[0]).toBeLessThan(0)
})

it('other hair begins at it in locks', () => {
  expect(growths({}).front[0]).toBeLessThan(0)
})
