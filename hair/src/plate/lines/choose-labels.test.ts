import { describe, expect, it } from 'vitest'
import { chooseLabels } from './choose-labels.ts'

const size = { w: 6, h: 3 }
const all = Array.from({ length: 18 }, (_, o) => o)
const plane = (costAt: (x: number) => number) => Float32Array.from(all, (o) => costAt(o % 6))
const rowOf = (labels: Uint8Array, y: number) => [...labels.subarray(y * 6, y * 6 + 6)]

describe('each pixel has the label', () => {
  it('that costs it least where no seam shows', () => {
    const costs = [plane((x) => x), plane(() => 2.5), plane((x) => 5.2 - x)]
    const labels = chooseLabels(size, all, { costs, step: () => 0 })
    expect(rowOf(labels, 1)).toEqual([0, 0, 0, 2, 2, 2])
  })
  it('of its neighbours where a seam would show more than it costs', () => {
    const costs = [plane((x) => (x === 2 ? 1 : 0)), plane((x) => (x === 2 ? 0 : 1))]
    const at = (seam: number) => rowOf(chooseLabels(size, all, { costs, step: () => seam }), 1)
    expect(at(0.1)).toEqual([0, 0, 1, 0, 0, 0])
    expect(at(1)).toEqual([0, 0, 0, 0, 0, 0])
  })
  it('and labels meet where nothing shows', () => {
    const costs = [plane((x) => 0.1 * x), plane((x) => 0.1 * (5 - x))]
    // between the second column and the third nothing shows: dearer than the middle, and still better
    const step = (o: number) => (o % 6 < 3 ? 0 : 1)
    const [row] = [rowOf(chooseLabels(size, all, { costs, step }), 1)]
    expect(row.lastIndexOf(0)).toBeLessThan(2)
  })
  it('a seam runs where both sides are known, rather than where one ends', () => {
    const costs = [plane((x) => (x < 3 ? 0 : 4)), plane((x) => (x < 1 ? 4 : 0.2))]
    const rowBy = (stepAt: (x: number) => number) =>
      rowOf(chooseLabels(size, all, { costs, step: (o) => stepAt(o % 6) }), 1)
    expect(rowBy((x) => (x < 3 ? 0.3 : 0))).toEqual([0, 0, 0, 1, 1, 1])
    expect(rowBy((x) => (x < 3 ? 0.3 : Number.NaN))).toEqual([0, 0, 1, 1, 1, 1])
  })
  it('what is not asked has none', () => {
    const labels = chooseLabels(size, [0], { costs: [plane(() => 1), plane(() => 0)], step: () => 0 })
    expect([labels[0], labels[1]]).toEqual([1, 0])
  })
})
