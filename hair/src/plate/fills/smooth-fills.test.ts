import { describe, expect, it } from 'vitest'
import { plainMasks, plainReduced } from '../../../test/plain-layers.ts'
import { BACKGROUND, CLOTHES, HAIR } from '../../matte/masks.ts'
import { LAYER } from '../layers/layout.ts'
import { backgroundFill, enlargeFills, seenBackground, smoothFills } from './smooth-fills.ts'

const SIZE = { w: 40, h: 32 }
const n = SIZE.w * SIZE.h
const frame = { cx: 20, cy: 10, ux: 1, uy: 0, vx: 0, vy: -1, s: 12, width: 0.8, nose: 0 }
const inHole = (i: number) => i % SIZE.w >= 12 && i % SIZE.w < 28 && i / SIZE.w > 5
const isHair = (i: number) => i % SIZE.w >= 15 && i % SIZE.w < 25 && i / SIZE.w > 8

/** A quarter-size portrait of one layer with hair over its middle. */
function covered(layer: number, lightAt: (x: number) => number) {
  const at = plainReduced(SIZE, layer)
  for (let i = 0; i < n; i++) {
    at.hole[i] = inHole(i) ? 1 : 0
    at.nearHairSharp[i] = Math.abs((i % SIZE.w) - 20) < 9 ? 1 : 0
    for (const channel of at.channels) channel[i] = isHair(i) ? 0 : lightAt(i % SIZE.w)
  }
  return at
}

describe('the backdrop that is seen', () => {
  const at = plainReduced(SIZE)
  const masks = plainMasks(SIZE, BACKGROUND)
  it('is where the masks are sure of it and no hair hides it', () => {
    at.hole[0] = 1
    masks.shares[BACKGROUND][1] = 0.79
    expect([...seenBackground(at, masks).subarray(0, 3)]).toEqual([0, 0, 1])
  })
})

describe('behind the hair', () => {
  const run = (x: number) => 0.3 + x * 0.01
  it('a backdrop goes on from light to dark as beside it', () => {
    const fill = backgroundFill(covered(LAYER.background, run), plainMasks(SIZE, BACKGROUND))
    for (const x of [14, 17, 20, 23]) expect(fill[1][24 * SIZE.w + x]).toBeCloseTo(run(x), 1)
    for (const x of [5, 35]) expect(fill[1][24 * SIZE.w + x]).toBeCloseTo(run(x), 2)
  })
  it('cloth has the tone of what is seen of it, which stays as it is', () => {
    const at = covered(LAYER.clothes, () => 0.6)
    const { clothes } = smoothFills(
      at,
      { masks: plainMasks(SIZE, CLOTHES), f: frame },
      { feature: new Uint8Array(n), background: at.channels },
    )
    for (const plane of clothes) for (const v of plane) expect(v).toBeCloseTo(0.6, 5)
  })
  it('of what is not cloth nothing is taken', () => {
    const at = covered(LAYER.clothes, () => 0.6)
    const { clothes } = smoothFills(
      at,
      { masks: plainMasks(SIZE, HAIR), f: frame },
      { feature: new Uint8Array(n), background: at.channels },
    )
    expect(Math.max(...clothes[1])).toBe(0)
  })
})

it('enlarged, fills keep their tones', () => {
  const planes = (value: number) => [0, 1, 2].map(() => new Float32Array(4).fill(value))
  const fills = { background: planes(0.1), face: planes(0.2), skin: planes(0.3), clothes: planes(0.4) }
  const large = enlargeFills(fills, { w: 2, h: 2 }, { w: 4, h: 6 })
  for (const [name, value] of [
    ['background', 0.1],
    ['face', 0.2],
    ['skin', 0.3],
    ['clothes', 0.4],
  ] as const)
    for (const plane of large[name]) expect([...plane]).toEqual(new Array(24).fill(Math.fround(value)))
})
