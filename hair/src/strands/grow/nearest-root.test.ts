import { expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import { nearestRoot, squared } from './nearest-root.ts'
import type { Root } from './strands.ts'

const next = random(7)
const rootOf = (zone: number): Root => ({
  ...{ x: 6 * next() - 3, y: 6 * next() - 3, z: 6 * next() - 3 },
  ...{ nx: 0, ny: 1, nz: 0, zone, growth: 1 },
})
const roots = Array.from({ length: 400 }, (_, i) => rootOf(i % 2))
const nearest = nearestRoot(roots)

it('hair belongs to what grows nearest on its side of a part', () => {
  for (let k = 0; k < 50; k++) {
    const root = rootOf(k % 2)
    const own = roots.filter(({ zone }) => zone === root.zone)
    const least = Math.min(...own.map((one) => squared(one, root)))
    const found = roots[nearest(root)]
    expect(found.zone).toBe(root.zone)
    // beyond a cell of the grid a root that is a little nearer may be passed over
    expect(Math.sqrt(squared(found, root))).toBeLessThan(Math.max(1.2, Math.sqrt(least)) + 1e-6)
  }
})

it('and to nothing where nothing of its side is near', () => {
  expect(nearest({ ...roots[0], x: 40 })).toBe(-1)
  expect(nearest({ ...roots[0], zone: 5 })).toBe(-1)
})
