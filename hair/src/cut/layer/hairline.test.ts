import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import {
  ANGLES,
  angleIndex,
  angleOf,
  ovalRadius,
  ownHairline,
  readHairline,
  smoothAngles,
} from './hairline.ts'

const face = ovalFace(200, 200, 200)
const frame = faceFrame(face)
const TOP = (ANGLES - 1) / 2
/** Hair from a radius on, and as far as to another. */
const ring =
  (from: number, to = 9) =>
  (x: number, y: number) => {
    const r = Math.hypot(...toFace(frame, x, y))
    return r > from && r < to ? 1 : 0
  }

describe('angles', () => {
  it('run from one side of the jaw over the forehead to the other', () => {
    expect([angleOf(0), angleOf(TOP), angleOf(ANGLES - 1)]).toEqual([140, 0, 140])
  })
  it('of a point stand between those of the list', () => {
    expect(angleIndex(0, 1)).toBeCloseTo(TOP, 6)
    expect(angleIndex(1, 0)).toBeCloseTo(TOP + 18, 6)
    expect(angleIndex(-1, 1)).toBeCloseTo(TOP - 9, 6)
  })
})

describe('a hairline is read', () => {
  it('where hair begins, all around', () => {
    const { radius, seen } = readHairline(frame, ring(0.55))
    for (let k = 0; k < ANGLES; k++) {
      expect(seen[k]).toBe(1)
      expect(radius[k]).toBeCloseTo(0.55, 1)
      expect(Math.abs(radius[k] - 0.55)).toBeLessThan(0.012)
    }
  })
  it('where it begins to stay: a strand across the forehead is none', () => {
    const { radius } = readHairline(frame, (x, y) => Math.max(ring(0.35, 0.38)(x, y), ring(0.6)(x, y)))
    expect(radius[TOP]).toBeCloseTo(0.6, 1)
  })
  it('nowhere where there is no hair', () => {
    expect(Math.max(...readHairline(frame, () => 0).seen)).toBe(0)
    expect(Math.max(...readHairline(frame, () => 0.5).seen)).toBe(0)
  })
})

it('the outline of a face is as far as it is', () => {
  const radius = ovalRadius(face)
  expect(radius[TOP]).toBeCloseTo(0.5, 2)
  expect(radius[TOP + 18]).toBeCloseTo(0.38, 2)
  expect(radius[TOP - 18]).toBeCloseTo(0.38, 2)
})

describe('her own hairline', () => {
  const own = (fringe: number, from: number) => ownHairline(face, fringe, ring(from))[TOP]
  it('is where hair is seen to begin', () => expect(own(0, 0.58)).toBeCloseTo(0.58, 1))
  it('never lies far below the top of the mesh, where a matte took a shaded forehead', () => {
    expect(own(0, 0.3)).toBeGreaterThan(0.96 * 0.5 - 0.01)
  })
  it('nor far above it, on a bald crown', () => {
    expect(own(0, 0.9)).toBeLessThan(0.5 * 1.05 + 0.01 + 0.13 + 0.01)
  })
  it('is that of the mesh where a fringe hides it, and where no hair is seen', () => {
    expect(own(0.31, 0.3)).toBeCloseTo(0.5 * 1.05 - 0.01, 2)
    expect(own(0, 2)).toBeCloseTo(0.5 * 1.05 + 0.01, 2)
  })
})

describe('smoothed over neighbouring angles', () => {
  it('one value stays that value', () => {
    for (const v of smoothAngles(new Float32Array(ANGLES).fill(0.5))) expect(v).toBeCloseTo(0.5, 6)
  })
  it('a single one is spread to both sides alike, no further than six angles', () => {
    const peak = new Float32Array(ANGLES)
    peak[TOP] = 1
    const spread = smoothAngles(peak)
    expect(spread.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1, 4)
    for (let d = 1; d <= 6; d++) {
      expect(spread[TOP + d]).toBeCloseTo(spread[TOP - d], 6)
      expect(spread[TOP + d]).toBeLessThan(spread[TOP + d - 1])
    }
    expect(spread[TOP + 7]).toBe(0)
  })
})
