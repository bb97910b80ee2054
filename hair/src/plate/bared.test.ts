import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../test/plain-layers.ts'
import { bared, baredBy, SHARP_LIMIT, SOFT_TRUST } from './bared.ts'
import { LAYER } from './layers/layout.ts'

const SIZE = { w: 30, h: 40 }
const n = SIZE.w * SIZE.h
const FACE = 10
const groundOf = (layer: number, trust: number) => ({
  layout: plainLayout(SIZE, layer),
  trust: new Float32Array(n).fill(trust),
})
/** Ground that is trusted so far, under hair of `by` times its size that covers so much of it. */
function baredOf(trust: number, cover: (x: number) => number, by = 1): number {
  const [w, h] = [SIZE.w * by, SIZE.h * by]
  const alpha = Float32Array.from({ length: w * h }, (_, i) => cover(((i % w) / by) | 0))
  return bared(groundOf(LAYER.body, trust), { w, h, alpha }, FACE * by)
}

describe('a cut lays bare what nobody knows', () => {
  it('in square face heights', () => expect(baredOf(0, () => 0)).toBeCloseTo(n / FACE ** 2, 5))
  it('less the better it is known', () => {
    expect(baredOf(0.75, () => 0)).toBeCloseTo((0.25 * n) / FACE ** 2, 5)
    expect(baredOf(1, () => 0)).toBe(0)
  })
  it('less the more hair lies over it', () => {
    expect(baredOf(0, () => 1)).toBe(0)
    expect(baredOf(0, (x) => (x < 15 ? 1 : 0))).toBeCloseTo(n / 2 / FACE ** 2, 5)
    expect(baredOf(0, () => 0.5)).toBeCloseTo(n / 2 / FACE ** 2, 5)
  })
  it('as much whatever the size of the picture', () => {
    for (const by of [2, 4])
      expect(baredOf(0.3, (x) => (x < 10 ? 1 : 0), by)).toBeCloseTo(
        baredOf(0.3, (x) => (x < 10 ? 1 : 0)),
        5,
      )
  })
})

describe('a backdrop is put out of focus', () => {
  /** Hair that leaves so much of an unknown ground bare, square face heights. */
  const shown = (layer: number, bares: number) => {
    const alpha = new Float32Array(n).fill(1)
    alpha.fill(0, 0, Math.round(bares * FACE ** 2))
    return baredBy(groundOf(layer, 0), { ...SIZE, alpha }, FACE)
  }
  const inFocus = SHARP_LIMIT / SOFT_TRUST
  it('where more than a little of what was guessed of it is bared', () => {
    expect(shown(LAYER.background, inFocus - 0.01)).toEqual({ isSoft: false, bared: expect.closeTo(0.02, 5) })
    expect(shown(LAYER.background, inFocus + 0.01).isSoft).toBe(true)
  })
  it('and is believed then', () => expect(shown(LAYER.background, 1).bared).toBeCloseTo(1 - SOFT_TRUST, 5))
  it('not for clothes or skin that was guessed: these stay in focus, and are believed no more', () => {
    for (const layer of [LAYER.clothes, LAYER.body])
      expect(shown(layer, 1)).toEqual({ isSoft: false, bared: 1 })
  })
})
