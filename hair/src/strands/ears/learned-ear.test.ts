import { describe, expect, it } from 'vitest'
import { type EarDescription, learnedEar, readEar } from './learned-ear.ts'

const ear = learnedEar()
const redness = ([red, green]: readonly Float32Array[], i: number) => red[i] - green[i]
/** The cell at a place of the ear. */
const cell = (out: number, up: number) =>
  Math.round((ear.up - up) * ear.perHeight) * ear.w + Math.round((out - ear.out) * ear.perHeight)
const [CONCHA, ANTIHELIX, SCAPHA] = [cell(0.06, 0.02), cell(0.12, 0.22), cell(0.18, 0.32)]
const RIM = [cell(0.19, 0.45), cell(0.23, 0.2), cell(0.15, -0.2)]

describe.each(['pale', 'deep'] as const)('an ear that was learned, on %s skin', (kind) => {
  const light = ear.light[kind]
  it('is redder than the cheek, in its folds most', () => {
    for (const i of RIM) expect(redness(light, i)).toBeGreaterThan(0)
    for (const i of [CONCHA, SCAPHA]) expect(redness(light, i)).toBeGreaterThan(redness(light, ANTIHELIX))
  })
  it('is dark in its hollows, and lighter on what stands between them', () => {
    for (const i of [CONCHA, SCAPHA]) expect(light[1][i]).toBeLessThan(light[1][ANTIHELIX] - 0.3)
  })
  it('passes into the cheek before it', () => {
    for (let up = -0.4; up < 0.3; up += 0.05)
      for (const plane of light) expect(plane[cell(-0.1, up)]).toBeCloseTo(0, 2)
  })
})

it('is narrower than a third of its height, seen from the front, beside the cheek', () => {
  const widest = Math.max(...ear.outline.map(([out]) => out))
  expect(widest).toBeGreaterThan(0.15)
  expect(widest).toBeLessThan(1 / 3)
})

it('a file that is torn is an error', () => {
  const description: EarDescription = {
    ...{ width: 2, height: 3, perHeight: 3, out: 0, up: 1 },
    ...{ place: { height: 1, up: 0, out: 0 }, outline: [[0, 0]] },
  }
  expect(readEar(description, new Uint8Array(2 * 3 * 6 * 2)).light.deep[2]).toHaveLength(6)
  expect(() => readEar(description, new Uint8Array(2 * 3 * 6 * 2 - 1))).toThrow('bytes')
})
