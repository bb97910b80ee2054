import { expect, test } from 'vitest'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import { liftHair } from './hair-layer.ts'

const HAIR = [0.3, 0.02, 0.03]
const WALL = [0.8, 0, -0.02]
const alpha = Float32Array.of(0, 0.003, 0.3, 0.6, 1)
const one = (v: number) => Float32Array.of(v)
const matte: Matte = {
  ...{ w: 5, h: 1, alpha, small: { w: 1, h: 1 }, rim: one(0) },
  ...{ hair: HAIR.map(one), behind: WALL.map(one) },
}
const seen = Float32Array.from([...alpha].flatMap((a) => HAIR.map((v, c) => a * v + (1 - a) * WALL[c])))
const lifted = liftHair(seen, matte)

test('lifted hair has its own colour, whatever it was mixed with', () => {
  for (const i of [2, 3, 4]) for (let c = 0; c < 3; c++) expect(lifted.lab[i * 3 + c]).toBeCloseTo(HAIR[c], 5)
})

test('where there is none, it has none', () => {
  expect([...lifted.lab.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0, 0])
})

test('it covers what it covered', () => {
  expect(lifted.alpha).toBe(alpha)
  expect([lifted.w, lifted.h]).toEqual([5, 1])
})
