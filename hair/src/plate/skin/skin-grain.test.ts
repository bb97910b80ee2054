import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import { skinGrain } from './skin-grain.ts'

const [w, h] = [200, 240]
const frame = { cx: 100, cy: 120, ux: 1, uy: 0, vx: 0, vy: -1, s: 160, width: 0.8, nose: 0 }
/** The grain of cheeks whose green strays by so many steps of a byte. */
function grainOf(strays: number, isCheek: (x: number, y: number) => boolean = () => true) {
  const next = random(4)
  const data = Uint8Array.from({ length: w * h * 3 }, (_, k) => {
    const i = (k / 3) | 0
    const stray = isCheek(i % w, (i / w) | 0) ? strays : 0
    return 150 + Math.round((2 * next() - 1) * stray)
  })
  return skinGrain({ w, h, data }, frame)
}
const mean = (values: Float32Array) => values.reduce((sum, v) => sum + v, 0) / values.length
const spread = (values: Float32Array) => Math.sqrt(mean(values.map((v) => v * v)))

describe('the grain of painted skin', () => {
  it('is none where her cheeks have none', () => {
    expect(Math.max(...grainOf(0).tile.map(Math.abs))).toBeLessThan(1e-9)
  })
  it('is as strong as that of her cheeks, twice as strong twice', () => {
    const [fine, rough] = [spread(grainOf(2).tile), spread(grainOf(4).tile)]
    expect(fine).toBeGreaterThan(0.0025)
    expect(fine).toBeLessThan(0.005)
    expect(rough / fine).toBeCloseTo(2, 0)
  })
  it('never stronger than a freckle', () => {
    expect(spread(grainOf(120).tile)).toBeLessThan(0.0165)
    expect(spread(grainOf(120).tile)).toBeGreaterThan(0.0155)
  })
  it('makes skin neither lighter nor darker', () => expect(mean(grainOf(4).tile)).toBeCloseTo(0, 6))
  it('is no fold, no shine and no lock on one of her cheeks', () => {
    // the grain of all her skin is of one step; columns of the left cheek are as rough as a fold
    const next = random(7)
    const isFold = (i: number) => i % w < 96
    const rough = Float64Array.from({ length: w * h }, (_, i) => (2 * next() - 1) * (isFold(i) ? 60 : 2))
    const data = Uint8Array.from({ length: w * h * 3 }, (_, k) => 150 + Math.round(rough[(k / 3) | 0]))
    expect(spread(skinGrain({ w, h, data }, frame).tile)).toBeLessThan(0.006)
  })
  it('is read from her cheeks alone', () => {
    const isElsewhere = (_: number, y: number) => y < 90 || y > 180
    expect(spread(grainOf(40, isElsewhere).tile)).toBeLessThan(1e-9)
  })
  it('is the same for the same photo', () => expect(grainOf(4)).toEqual(grainOf(4)))
})
