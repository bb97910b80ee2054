import { describe, expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { random } from '../../pixels/random.ts'
import type { Groom } from './groom.ts'
import { squared } from './nearest-root.ts'
import { lockRoots } from './scatter-roots.ts'
import { spaceNoise } from './space-noise.ts'
import type { Root } from './strands.ts'

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

describe('beside the part of braids', () => {
  const part = (z: number) => 0.5 + 0.1 * Math.sin(z)
  const plait = { radius: 0.24, pitch: 1.7 }
  const groom = { zone: ({ x, z }: Root) => (x >= part(z) ? 1 : 2), part, plait } as unknown as Groom
  const roots = lockRoots({ head, groom, next: random(1), noise: spaceNoise(1) }, 500)
  const beside = ({ x, z }: Root) => x - part(z)
  const onTop = roots.filter(({ y }) => y > head.skull.y)

  it('they stand in a row on either side: scattered, its line is a zigzag', () => {
    for (const side of [1, -1]) {
      const row = onTop.filter((root) => side * beside(root) > 0 && side * beside(root) < 0.9)
      expect(row.length).toBeGreaterThan(8)
      for (const root of row) expect(side * beside(root)).toBeCloseTo(0.5, 2)
      const steps = row.slice(1).map((root, k) => Math.sqrt(squared(root, row[k])))
      expect(Math.min(...steps)).toBeGreaterThan(0.9)
      expect(Math.max(...steps)).toBeLessThan(1.2)
    }
  })
  it('none begins in its line', () => {
    expect(Math.min(...onTop.map((root) => Math.abs(beside(root))))).toBeGreaterThan(0.45)
  })
  it('fewer stand farther apart, and farther from it', () => {
    const few = lockRoots({ head, groom, next: random(1), noise: spaceNoise(1) }, 125)
    const nearest = few.filter(({ y }) => y > head.skull.y).map((root) => Math.abs(beside(root)))
    expect(Math.min(...nearest)).toBeCloseTo(1, 1)
  })
})
