import { describe, expect, it } from 'vitest'
import { type PatchLevel, patchPyramid } from './patch-pyramid.ts'

/** Four pixels as one: their values, and which of them are missing. */
function halved(values: number[], hole: number[], classes = [3, 5, 5, 5]) {
  const plane = () => Float32Array.from(values)
  const full: PatchLevel = {
    ...{ w: 2, h: 2, channels: [plane(), plane(), plane()] },
    ...{ hole: Uint8Array.from(hole), classes: Uint8Array.from(classes) },
  }
  const [, half] = patchPyramid(full, 2)
  return { value: half.channels[2][0], hole: half.hole[0], kind: half.classes[0] }
}

describe('four pixels become one', () => {
  it('their mean where all are known', () => {
    expect(halved([0.1, 0.2, 0.3, 0.4], [0, 0, 0, 0])).toEqual({
      value: expect.closeTo(0.25, 6),
      hole: 0,
      kind: 3,
    })
  })
  it('the mean of what is known where half of it is', () => {
    expect(halved([0.1, 9, 0.3, 9], [0, 1, 0, 1])).toEqual({
      value: expect.closeTo(0.2, 6),
      hole: 0,
      kind: 3,
    })
  })
  it('missing where less is, with the mean of all that was guessed', () => {
    expect(halved([0.1, 0.5, 0.5, 0.5], [0, 1, 1, 1])).toEqual({
      value: expect.closeTo(0.4, 6),
      hole: 1,
      kind: 3,
    })
  })
})

it('each level is half as large as the one before, an odd row or column left out', () => {
  const [w, h] = [22, 13]
  const plane = () => new Float32Array(w * h).fill(0.3)
  const full = {
    w,
    h,
    channels: [plane(), plane(), plane()],
    hole: new Uint8Array(w * h),
    classes: new Uint8Array(w * h),
  }
  const levels = patchPyramid(full, 4)
  expect(levels.map((level) => [level.w, level.h])).toEqual([
    [22, 13],
    [11, 6],
    [5, 3],
    [2, 1],
  ])
  expect(levels[0]).toBe(full)
  for (const level of levels) for (const v of level.channels[1]) expect(v).toBeCloseTo(0.3, 6)
})

it('a guide is halved with the planes, and there is none without', () => {
  const [w, h] = [8, 4]
  const channels = [0, 1, 2].map(() => new Float32Array(w * h))
  const full = { w, h, channels, hole: new Uint8Array(w * h), classes: new Uint8Array(w * h) }
  const guide = Float32Array.from({ length: w * h }, (_, i) => (i % w) / 8)
  const [, half] = patchPyramid({ ...full, guide }, 2)
  expect([...(half.guide ?? [])].slice(0, 4)).toEqual([0.0625, 0.3125, 0.5625, 0.8125])
  expect(patchPyramid(full, 2)[1].guide).toBeUndefined()
})
