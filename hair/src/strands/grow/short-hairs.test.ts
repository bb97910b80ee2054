import { expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { random } from '../../pixels/random.ts'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import { skullDistance } from '../head/solids.ts'
import { type ShortHair, shortHairs } from './short-hairs.ts'
import { spaceNoise } from './space-noise.ts'
import type { Root } from './strands.ts'

const head = straightHead(480, 600, 1280)
const POINTS = 24
const root: Root = { x: 4, y: 11.7, z: -1, nx: 0.4, ny: 0.9, nz: 0, zone: 1, growth: 1 }

/** Points of one hair, and how high each stands over the skull. */
function drawn(own: Partial<ShortHair>) {
  const groom = groomOfStyle('long_lisse', 1)
  if (!groom) throw new Error('long_lisse is not grown')
  const growing = { head, groom: { ...groom, points: POINTS }, next: random(1), noise: spaceNoise(1) }
  const plain = { long: 4, high: 0.5, falls: 1, aside: 0, astray: 0, thin: 0.5 }
  const { at, width } = shortHairs(growing, [root], () => ({ ...plain, ...own }))
  const n = new Float64Array(3)
  const points = Array.from({ length: POINTS }, (_, k) => at.subarray(k * 3, k * 3 + 3))
  const heights = points.map(([x, y, z]) => skullDistance(head, x, y, z, n))
  return { points, heights, lies: groom.shell(root, head), thin: width[0] / groom.width }
}

it('a hair that falls comes down on the hair, one that does not stands off with its tip', () => {
  const [fallen, standing] = [drawn({}), drawn({ falls: 0 })]
  expect(fallen.heights.at(-1)).toBeCloseTo(fallen.lies, 1)
  expect(standing.heights.at(-1)).toBeCloseTo(standing.lies + 0.5, 1)
})

it('it is as long and as thin as it is asked for', () => {
  const { points, thin } = drawn({ long: 4, high: 0 })
  let long = 0
  for (let k = 1; k < POINTS; k++) long += Math.hypot(...points[k].map((v, q) => v - points[k - 1][q]))
  expect(long).toBeGreaterThan(3.7)
  expect(long).toBeLessThan(4.6)
  expect(thin).toBeCloseTo(0.5, 5)
})

it('one that goes astray leaves the way it is combed, to the side that was drawn for it', () => {
  const [combed, left, right] = [0, -0.5, 0.5].map((astray) => drawn({ astray }).points.at(-1)?.[2] ?? 0)
  expect((left - combed) * (right - combed)).toBeLessThan(0)
  expect(Math.abs(left - right)).toBeGreaterThan(1)
})
