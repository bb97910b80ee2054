import { expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { random } from '../../pixels/random.ts'
import { backdropGrain } from './backdrop-grain.ts'

const [w, h] = [400, 400]
const half = plainReduced({ w: w / 2, h: h / 2 })
const everywhere = new Float32Array(half.n).fill(1)

/** Spread of the grain of a backdrop whose pixels stray by so many steps of a byte. */
function strength(strays: (x: number, y: number) => number, seen = everywhere) {
  const next = random(4)
  const data = Uint8Array.from({ length: w * h * 3 }, (_, k) => {
    const i = (k / 3) | 0
    return 150 + Math.round((2 * next() - 1) * strays(i % w, (i / w) | 0))
  })
  const { tile } = backdropGrain({ w, h, data }, half, seen)
  return Math.sqrt(tile.reduce((sum, v) => sum + v * v, 0) / tile.length)
}

it('a backdrop is as grainy where it is painted as where it is seen, twice as much twice', () => {
  expect(strength(() => 0)).toBeLessThan(1e-9)
  expect(strength(() => 4) / strength(() => 2)).toBeCloseTo(2, 0)
})
it('hairs and leaves before a wall are no grain of it', () =>
  expect(strength((x) => (x < 300 ? 90 : 2))).toBeCloseTo(
    strength(() => 2),
    3,
  ))
it('what is not surely backdrop says nothing', () => {
  const seen = everywhere.map((_, o) => (o % half.w < 100 ? 1 : 0))
  expect(strength((x) => (x < 210 ? 4 : 0), seen)).toBeCloseTo(
    strength(() => 4),
    3,
  )
})
it('where nothing is seen there is none', () =>
  expect(strength(() => 4, new Float32Array(half.n))).toBeLessThan(1e-9))
