import { describe, expect, it } from 'vitest'
import { fitMixture, likelihood, type Mixture } from './mixture.ts'

type Colour = readonly [L: number, a: number, b: number]
const BROWN: Colour = [0.4, 0.03, 0.05]
const WALL: Colour = [0.8, 0, 0.01]
const TEXTURE = -3
/** Twice it lies between the two samples of an axis. */
const REACH = 0.02

/** Six samples around each centre, one to either side along L, a and b, so many times over. */
function cloud(times: number, ...centres: Colour[]): Float32Array {
  const samples = centres.flatMap((centre) =>
    Array.from({ length: 6 * times }, (_, k) => [
      ...centre.map((v, c) => (c === (k >> 1) % 3 ? v + (k % 2 ? REACH : -REACH) : v)),
      TEXTURE,
    ]),
  )
  return Float32Array.from(samples.flat())
}
const alike = (samples: Float32Array) => new Float32Array(samples.length / 4).fill(1)
function fitted(samples: Float32Array, weights = alike(samples), most = 1): Mixture {
  const mixture = fitMixture(samples, weights, most)
  if (!mixture) throw new Error('Expected samples enough for a mixture')
  return mixture
}
const at = (mixture: Mixture, [L, a, b]: Colour, texture = TEXTURE) => likelihood(mixture, L, a, b, texture)

describe('colours of one class', () => {
  const one = fitted(cloud(4, BROWN))
  /** Of each axis: a third of the samples stray by `REACH` along it; and what keeps a flat colour from being none. */
  const variance = REACH ** 2 / 3 + 4e-5

  it('have their mean as their centre', () => {
    for (let c = 0; c < 3; c++) expect(one.mean[c]).toBeCloseTo(BROWN[c], 6)
  })
  it('are as likely there as under a Gaussian of their spread', () => {
    const texture = -0.5 * 0.5 * Math.log(0.03 + 0.12)
    const colour = -1.5 * Math.log(variance) - 1.5 * Math.log(2 * Math.PI)
    expect(at(one, BROWN)).toBeCloseTo(colour + texture, 3)
  })
  it('get less likely with the square of the distance, in spreads', () => {
    const off = 0.03
    for (const away of [1, -1, 2])
      expect(at(one, BROWN) - at(one, [BROWN[0] + away * off, BROWN[1], BROWN[2]])).toBeCloseTo(
        (away * off) ** 2 / (2 * variance),
        3,
      )
  })
  it('count their texture half as much', () => {
    expect(at(one, BROWN) - at(one, BROWN, TEXTURE + 0.3)).toBeCloseTo((0.5 * 0.3 ** 2) / (2 * 0.15), 3)
  })
  it('are drawn to the samples that weigh more', () => {
    const samples = cloud(2, BROWN, WALL)
    const weights = Float32Array.from({ length: 24 }, (_, i) => (i < 12 ? 3 : 1))
    expect(fitted(samples, weights).mean[0]).toBeCloseTo((3 * BROWN[0] + WALL[0]) / 4, 5)
  })
})

describe('colours of two kinds', () => {
  it('get a centre each, with the share of their samples', () => {
    const samples = Float32Array.from([...cloud(3, BROWN), ...cloud(9, WALL)])
    const two = fitted(samples, alike(samples), 2)
    const [dark, light] = two.mean[0] < two.mean[3] ? [0, 1] : [1, 0]
    for (let c = 0; c < 3; c++) {
      expect(two.mean[dark * 3 + c]).toBeCloseTo(BROWN[c], 5)
      expect(two.mean[light * 3 + c]).toBeCloseTo(WALL[c], 5)
    }
    expect(two.weight[dark]).toBeCloseTo(0.25, 5)
    expect(two.weight[light]).toBeCloseTo(0.75, 5)
  })
  it('are both likely, and what lies between them is not', () => {
    const samples = cloud(6, BROWN, WALL)
    const two = fitted(samples, alike(samples), 4)
    const between = at(two, [0.6, 0.015, 0.03])
    for (const centre of [BROWN, WALL]) expect(at(two, centre)).toBeGreaterThan(between + 20)
  })
})

it('nothing is learned of fewer than 20 samples, and no centre of fewer than 15', () => {
  const twenty = cloud(5, BROWN).subarray(0, 20 * 4)
  expect(fitMixture(twenty.subarray(0, 19 * 4), new Float32Array(19).fill(1), 4)).toBeNull()
  expect(fitted(twenty, alike(twenty), 4).k).toBe(1)
  expect(fitted(cloud(5, BROWN), undefined, 4).k).toBe(2)
})
