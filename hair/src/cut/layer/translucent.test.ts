import { describe, expect, it } from 'vitest'
import { translucent } from './translucent.ts'

const BROWN = [0.1, 0.04, 0.02]
const BLACK = [0.008, 0.006, 0.005]
const WHITE = [0.9, 0.9, 0.9]

describe('thin hair lets through what is behind it', () => {
  it('in its own colour: brown ends over white are lighter, and brown', () => {
    const [r, g, b] = translucent(BROWN, WHITE, 0.5)
    expect(r).toBeGreaterThan(0.4)
    expect(r / g).toBeGreaterThan(1.5)
    expect(g / b).toBeGreaterThan(1.5)
  })
  it('no light where it is dark behind', () => {
    for (const [c, v] of translucent(BROWN, [0, 0, 0], 0.5).entries()) expect(v).toBeCloseTo(BROWN[c] / 2, 5)
  })
  it('nothing but light where its colour is too strong for a screen', () => {
    const shadedCopper = [0.06, -0.004, -0.01]
    for (const v of translucent(shadedCopper, WHITE, 0.5)) expect(v).toBeGreaterThan(-0.011)
    expect(translucent(shadedCopper, WHITE, 0.5)[0]).toBeGreaterThan(0.1)
  })
  it('not where it is black, nor where no share of it does', () => {
    expect(translucent(BLACK, WHITE, 0.5)).toEqual(BLACK)
    expect(translucent(BROWN, WHITE, 0)).toEqual(BROWN)
  })
})
