import { describe, expect, it } from 'vitest'
import { planeOf } from '../../pixels/fill-plane.ts'
import { liftShade } from './lift-shade.ts'

const [w, h] = [60, 100]
const S = 100
const HAIR_FROM = 20
const planeBy = (valueAt: (y: number) => number) => planeOf(w * h, (o) => valueAt((o / w) | 0))
const SKIN = [0.6, 0.4, 0.3]

/** How much lighter skin gets in a row, per channel; over the last rows before the hair so much of each is left. */
function gainAt(
  y: number,
  { fringe = 0, isShaded = false, rows = 6, left = [0.8, 0.8, 0.8] } = {},
): number[] {
  const skin = planeBy((row) => (row < HAIR_FROM ? 0 : 1))
  const shade = (row: number, c: number) => (row < HAIR_FROM + rows ? left[c] : 1)
  const gain = liftShade({
    channels: SKIN.map((tone, c) => planeBy((row) => tone * shade(row, c))),
    ...{ skin, hair: planeBy((row) => (row < HAIR_FROM ? 1 : 0)), fringe: planeBy(() => fringe) },
    ...{ domain: new Uint8Array(w * h).fill(1), size: { w, h }, s: S, isShaded },
  })
  return gain.map((plane) => plane[y * w + w / 2])
}

describe('the shade that hair threw', () => {
  it('is lifted for the most part beside it', () => {
    for (const gain of gainAt(HAIR_FROM + 2)) {
      expect(gain).toBeGreaterThan(1.15)
      expect(gain).toBeLessThan(1.25)
    }
  })
  it('is lifted as far as it reaches, or its end was a bruise between skin and skin', () => {
    for (const gain of gainAt(HAIR_FROM + 12, { rows: 14 })) expect(gain).toBeGreaterThan(1.12)
  })
  it('leaves skin of one hue, however little blue light it had', () => {
    const left = [0.8, 0.75, 0.5]
    gainAt(HAIR_FROM + 2, { fringe: 1, left }).forEach((gain, c) => {
      expect(gain * left[c]).toBeCloseTo(1, 1)
    })
  })
  it('is lifted wholly where a fringe hung', () => {
    for (const gain of gainAt(HAIR_FROM + 2, { fringe: 1 })) expect(gain).toBeCloseTo(1.25, 1)
  })
  it('stays where new hair throws one as well, but for what a fringe threw', () => {
    for (const gain of gainAt(HAIR_FROM + 2, { isShaded: true })) expect(gain).toBe(1)
    for (const gain of gainAt(HAIR_FROM + 2, { isShaded: true, fringe: 1 })) expect(gain).toBeCloseTo(1.25, 1)
  })
  it('is nowhere far from it', () => {
    for (const gain of gainAt(80)) expect(gain).toBeCloseTo(1, 3)
  })
})
