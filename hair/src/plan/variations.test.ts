import { expect, it } from 'vitest'
import { LEAST_SHAPE } from '../cut/reshape/reshape.ts'
import { variationOf, WAYS_TO_WEAR } from './variations.ts'

const SEEDS = 200

it('no variation asks for a shorter cut than a photo is judged by', () => {
  const shapes = Array.from(
    { length: WAYS_TO_WEAR * SEEDS },
    (_, i) => variationOf(i % WAYS_TO_WEAR, 7, i).shape,
  )
  expect(Math.min(...shapes)).toBe(LEAST_SHAPE)
})
