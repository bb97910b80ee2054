import { describe, expect, it } from 'vitest'
import { ANGLES } from '../../cut/layer/hairline.ts'
import { beginsAt, keptOf } from './scalp.ts'

const flat = (radius: number) => new Float32Array(ANGLES).fill(radius)
const [middle, side] = [(ANGLES - 1) / 2, (ANGLES - 1) / 2 + 19]

const [BROWN, WHITE] = [0.4, 0.7]
const kept = (radius: number, { fringe = 0, light = BROWN } = {}) =>
  keptOf({ hairline: flat(radius), oval: flat(0.55), fringe, light })

describe('her own hairline is kept', () => {
  it('above the forehead, not at the ears', () => {
    expect(kept(0.6)[middle]).toBeCloseTo(1, 3)
    expect(kept(0.6)[side]).toBeLessThan(0.1)
  })
  it('not under a fringe', () => expect(kept(0.6, { fringe: 0.5 })[middle]).toBe(0))
  it('not where a lock hangs into her face', () => expect(kept(0.5)[middle]).toBeCloseTo(0, 5))
  it('not of white hair, whose roots are as light as her skin', () =>
    expect(kept(0.6, { light: WHITE })[middle]).toBe(0))
})

describe('new hair begins', () => {
  it('behind her own hairline where that is kept', () =>
    expect(beginsAt(flat(0.6), flat(0.6), flat(1))[middle]).toBeGreaterThan(0.6))
  it('before it elsewhere: the seam of the plate is to be covered', () =>
    expect(beginsAt(flat(0.6), flat(0.6), flat(0))[middle]).toBeLessThan(0.6))
  it('at the sides no further out than her face, whatever ear is seen there', () => {
    expect(beginsAt(flat(0.7), flat(0.5), flat(0))[side]).toBeLessThan(0.5)
    expect(beginsAt(flat(0.7), flat(0.5), flat(1))[middle]).toBeGreaterThan(0.7)
  })
})
